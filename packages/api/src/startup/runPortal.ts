import { type Announce, announceBy, createLogger } from '../http/server/logger.ts'
import { readSettings, SETTING_NAMES, type Settings } from '../shared/settings/settings.ts'
import { misspeltSettings } from '../shared/settings/variables/misspeltSettings.ts'
import type { Deps } from './deps.ts'
import { type Portal, startPortal } from './startPortal.ts'
import { startWatchdog } from './watchdog/watchdog.ts'

type Extra = { seed?: (deps: Deps) => Promise<readonly string[]> }

/** Runs the portal until it is stopped. `seed`: fills it before it listens, and gives lines to print before the last one. */
export function runPortal({ seed }: Extra = {}): void {
  run(seed).catch(fail)
}

async function run(seed: Extra['seed']): Promise<void> {
  outliveReaders()
  // The queue's library prints the error with which a worker ends past its logger, which gets it, too.
  console.trace = () => undefined
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel, settings.logFormat)
  const announce = announceBy(log, settings.logFormat)
  for (const sentence of misspeltSettings(process.env, SETTING_NAMES)) log.warn(sentence)
  let says: readonly string[] = []
  const fill =
    seed &&
    (async (deps: Deps) => {
      says = await seed(deps)
    })
  const starting = startPortal({ settings, log, announce, seed: fill })
  stopOnSignal(starting, { announce, settings })
  for (const line of [addressLine(await starting, settings), ...says]) announce(line)
  announce(readyLine(await starting))
}

/** The log is lost where nobody reads it any more (`| tee`, a closed terminal), and the portal goes on. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/**
 * After DRAIN_SECONDS the steps of a stop have so long; then the process is ended, whatever it waits for. The embedded
 * database, which notices that, has the rest of thirty seconds.
 */
const STOP_SECONDS = 22

/**
 * Stops the portal on a signal. During the start it waits for the start to finish, so that nothing half-started is left
 * behind. Further signals are ignored: npm forwards a Ctrl-C that the terminal has already sent to every process, so
 * one key press arrives twice.
 */
type Stopping = { announce: Announce; settings: Settings }

function stopOnSignal(starting: Promise<Portal>, { announce, settings }: Stopping): void {
  const watchdog = startWatchdog(settings)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    announce('Stopping ...')
    watchdog.endWithin(settings.drainSeconds + STOP_SECONDS)
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

function addressLine({ address }: Portal, settings: Settings): string {
  return `Address:        ${settings.port === 0 ? `http://localhost:${new URL(address).port}` : settings.publicUrl}`
}

/** The last line, for which programs that start the portal wait. */
const readyLine = ({ address }: Portal): string => `ready on http://localhost:${new URL(address).port}`

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
