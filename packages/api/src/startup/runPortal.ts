import type { Deps } from './deps.ts'
import { readSettings, type Settings } from './settings.ts'
import { type Portal, startPortal } from './startPortal.ts'

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

type Extra = { seed?: (deps: Deps) => Promise<void>; says?: readonly string[] }

/** Runs the portal until it is told to stop. `says`: lines to print before the last one. */
export function runPortal({ seed, says = [] }: Extra = {}): void {
  run(seed, says).catch(fail)
}

async function run(seed: Extra['seed'], says: readonly string[]): Promise<void> {
  const settings = readSettings(process.env)
  const starting = startPortal(settings, tell, seed)
  stopOnSignal(starting)
  announce(await starting, settings, says)
}

const STOP_TIMEOUT_MS = 20_000

/**
 * A signal during the start waits for it, so that nothing half-started is left behind. Further signals change nothing:
 * npm passes on a Ctrl-C that the terminal has sent to everybody already, so one key press arrives twice.
 */
function stopOnSignal(starting: Promise<Portal>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    tell('Stopping ...')
    setTimeout(() => fail(new Error('The portal did not stop in time.')), STOP_TIMEOUT_MS).unref()
    const portal = await starting
    await portal.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch(fail)
    })
  }
}

function announce({ firstRun, address }: Portal, settings: Settings, says: readonly string[]): void {
  const { port } = new URL(address)
  tell(`Address:        ${settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl}`)
  tell(`Administrator:  ${firstRun?.email ?? settings.adminEmail}`)
  if (firstRun?.password)
    tell(`Password:       ${firstRun.password}  (shown this once; you will be asked for a new one)`)
  for (const line of says) tell(line)
  tell(`ready on http://localhost:${port}`)
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
