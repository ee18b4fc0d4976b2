import { existsSync, readFileSync } from 'node:fs'

/** Processor time of the reference work on a quiet machine; a busy or slower machine needs more for everything. */
const REFERENCE_CPU_MS = 14

/** Processor time of the process while `work` runs, of all its threads, without waiting. */
export async function cpuTime<Result>(work: () => Promise<Result> | Result): Promise<{ result: Result; ms: number }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

/** The factor by which work takes longer here and now than on a quiet machine. */
export async function slowness(): Promise<number> {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ i, name: `x${i}`, list: [i, i + 1] })))
  const times: number[] = []
  for (let round = 0; round < 9; round++) times.push((await cpuTime(() => JSON.stringify(JSON.parse(text)))).ms)
  return Math.max(1, (times.toSorted((a, b) => a - b)[4] ?? 0) / REFERENCE_CPU_MS)
}

/** Processor time of this thread alone while `work` runs: how long everything else in it had to wait, at most. */
export async function threadCpuTime<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const before = threadMs()
  const result = await work()
  return { result, ms: threadMs() - before }
}

const SCHEDULED = '/proc/thread-self/schedstat'
const NS_PER_MS = 1_000_000

/** Linux counts the nanoseconds of each thread; elsewhere the time during which the event loop was not idle. */
const threadMs = (): number =>
  existsSync(SCHEDULED)
    ? Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / NS_PER_MS
    : performance.eventLoopUtilization().active
