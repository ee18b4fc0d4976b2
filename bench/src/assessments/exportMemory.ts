import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

export type Memory = { format: string; rows: number; seconds: number; megabytes: number; before: number; most: number }

/** Delay in milliseconds between two chunks for a client with a slow connection. */
const SLOW_MS = 10

/** The memory of a server before and while it sends a list as a file to a fast or slow client. Linux only. */
export async function exportMemory(
  pid: number,
  send: () => Promise<Response>,
  slow: boolean,
): Promise<Omit<Memory, 'format' | 'rows'>> {
  const before = residentMb(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  const start = performance.now()
  const reply = await send()
  if (!reply.ok || !reply.body) throw new Error(`The export was refused: ${reply.status}`)
  let bytes = 0
  for await (const chunk of reply.body) {
    bytes += (chunk as Uint8Array).length
    if (slow) await setTimeout(SLOW_MS)
  }
  clearInterval(watch)
  return { seconds: (performance.now() - start) / 1000, megabytes: bytes / 1e6, before, most }
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
