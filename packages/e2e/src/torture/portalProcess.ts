import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
export const ADMIN = { email: 'admin@localhost', password: 'torture-Start!!2026' }
/** All callers are one user, whose limit of a minute is none of what is tried. */
const ONE_USER = { SEARCHES_A_MINUTE: '100000' }
const START_WITHIN_MS = 240_000

export type PortalProcess = { child: ChildProcess; address: string }

const running = new Set<ChildProcess>()
/** Those that have said that they are ready. */
const settled = new WeakSet<ChildProcess>()
let ending = false

/** Starts a portal as a process of its own; resolves once it says that it is ready. */
export async function startPortalProcess(settings: Record<string, string>): Promise<PortalProcess> {
  if (ending) throw new Error('no portal is started any more')
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn', ...ONE_USER, ...settings },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const address = await ready(child)
  settled.add(child)
  return { child, address }
}

/** Starts a portal and kills it after so long, at whichever step of its start it is then. */
export async function killWhileStarting(settings: Record<string, string>, afterMs: number): Promise<void> {
  const starting = startPortalProcess(settings).catch(() => undefined)
  await sleep(afterMs)
  for (const child of running) if (!settled.has(child)) await endProcess(child, 'SIGKILL')
  await starting
}

/** Closes both ends at which the log is read, as `| tee` does when it ends. */
export function stopReading({ child }: PortalProcess): void {
  child.stdout?.destroy()
  child.stderr?.destroy()
}

/** Ends all portals at once, also those that are still starting, and lets none be started after them. */
export async function killPortals(): Promise<void> {
  ending = true
  await Promise.all([...running].map((child) => endProcess(child, 'SIGKILL')))
}

/** The address of the line `ready on …`. Throws with everything that was printed where it does not come in time. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`The portal is not ready in time:\n${printed}`)), START_WITHIN_MS)
    const read = (chunk: Buffer) => {
      printed = (printed + chunk).slice(-20_000)
      const address = printed.match(/^ready on (\S+)$/m)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)))
  })
}

/** Sends a signal and waits for the end; nothing where the process has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
