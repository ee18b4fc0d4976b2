import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The most memory of all processes together in MB, by the second; of the event loop the worst of them in milliseconds. */
export type Watched = { memory: number; eventLoopMs: { p99: number; most: number } }

const EACH_MS = 1_000

/** Watches portals while something is done with them. Linux only. */
export async function watched<Result>(
  { pids, metricsPorts }: { pids: number[]; metricsPorts: number[] },
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
  return { result, memory: Math.max(...memory), eventLoopMs: await delaysOf(metricsPorts) }
}

/** Processor time in milliseconds of the servers that answer, of PostgreSQL and of this process that calls them. */
export type CpuMs = { servers: number; database: number; callers: number }

/** Measures the processor time of some work. `postmaster`: the process that PostgreSQL's others descend from. Linux only. */
export async function metered<Result>(
  { pids, postmaster }: { pids: readonly number[]; postmaster: number },
  work: () => Promise<Result>,
): Promise<{ result: Result; cpuMs: CpuMs }> {
  const now = (): CpuMs => {
    const { user, system } = process.cpuUsage()
    const servers = pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0)
    return { servers, database: cpuMsOf(postmaster), callers: (user + system) / 1000 }
  }
  const before = now()
  const result = await work()
  const after = now()
  const cpuMs = {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    callers: after.callers - before.callers,
  }
  return { result, cpuMs }
}

/** The process id of PostgreSQL's first process. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** How /proc counts time, on every Linux. */
const TICK_MS = 10

/** Of a process, its children, and those that have ended. */
function cpuMsOf(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => {
    const stat = statOf(Number(pid))
    if (!stat) return sum
    const isParent = Number(pid) === parent
    if (!isParent && stat.parent !== parent) return sum
    return sum + (stat.own + (isParent ? stat.endedChildren : 0)) * TICK_MS
  }, 0)
}

/** See proc_pid_stat(5); undefined for a process that has just ended. */
function statOf(pid: number): { parent: number; own: number; endedChildren: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11)
    return { parent, own: user + system, endedChildren: childrenUser + childrenSystem }
  } catch {
    return undefined
  }
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
