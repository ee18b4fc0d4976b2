import { tortureCluster } from './cluster/clusterTorture.ts'
import { endCleanly } from './endCleanly.ts'
import { keepResult } from './keepResult.ts'
import { describeOutcome, isGood } from './outcome.ts'
import { FAULT_KINDS, type Run, torture } from './torture.ts'

const USAGE = 'npm run torture -- <kills | machine | cluster> <faults, 1 to 1000> [<minutes at most>]'

/** For what follows the last fault: reading back, the queue, verifying. Then the run is given up. */
const AFTERWARDS_MINUTES = 15

/** Makes faults under load: of processes, of the machine below them, or of several servers. */
const [kind = 'kills', count = '30', minutes = '30'] = process.argv.slice(2)
const faults = Number(count)
const isKind = kind === 'cluster' || kind in FAULT_KINDS
if (!isKind || !Number.isInteger(faults) || faults < 1 || faults > 1000 || !(Number(minutes) > 0))
  throw new Error(USAGE)

const { onInterruption, isInterrupted, endLate } = endCleanly()
endLate((Number(minutes) + AFTERWARDS_MINUTES) * 60_000)
const settings: Run = {
  ports: { http: 4710, metrics: 4711 },
  say: console.log,
  withinMs: Number(minutes) * 60_000,
  onInterruption,
}
try {
  const outcome = await run()
  for (const line of describeOutcome(outcome)) console.log(line)
  keepResult(kind, outcome)
  process.exitCode = isGood(outcome) ? 0 : 1
} catch (error) {
  // Errors during shutdown are no result.
  if (!isInterrupted()) throw error
}

function run() {
  if (kind === 'cluster') return tortureCluster(faults, 4720, settings)
  return torture(kind as keyof typeof FAULT_KINDS, faults, settings)
}
