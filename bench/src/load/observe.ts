import { readFileSync } from 'node:fs'
import type { Running } from './site.ts'

/** Of all processes together in MB, by the second; of the event loop the worst of them in milliseconds. */
export type Watched = { memory: number[]; eventLoopMs: { p99: number; most: number } }

const EACH_MS = 1_000

/** Watches portals while something is done with them. Linux only. */
export async function watched<Result>(
  { pids, metricsPorts }: Pick<Running, 'pids' | 'metricsPorts'>,
  work: () => Promise<Result>,
): Promise<Watched & { result: Result }> {
  const memory: number[] = []
  const sample = () => memory.push(pids.reduce((sum, pid) => sum + residentMb(pid), 0))
  // Reading starts a new measurement.
  await delaysOf(metricsPorts)
  sample()
  const timer = setInterval(sample, EACH_MS)
  const result = await work()
  clearInterval(timer)
  sample()
  return { result, memory, eventLoopMs: await delaysOf(metricsPorts) }
}

export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

async function delaysOf(ports: readonly number[]): Promise<Watched['eventLoopMs']> {
  const all = await Promise.all(
    ports.map(async (port) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      const milliseconds = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) * 1000
      return {
        p99: milliseconds('nodejs_eventloop_lag_p99_seconds'),
        most: milliseconds('nodejs_eventloop_lag_max_seconds'),
      }
    }),
  )
  return { p99: Math.max(0, ...all.map(({ p99 }) => p99)), most: Math.max(0, ...all.map(({ most }) => most)) }
}
