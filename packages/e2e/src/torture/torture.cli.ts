import { tortureCluster } from './cluster/clusterTorture.ts'
import { describeOutcome, isGood } from './outcome.ts'
import { FAULT_KINDS, torture } from './torture.ts'

const USAGE = 'npm run torture -- <kills | machine | cluster> <faults, 1 to 1000>'

/** Makes faults under load: of processes, of the machine below them, or of several servers. */
const [kind = 'kills', count = '30'] = process.argv.slice(2)
const faults = Number(count)
if (!Number.isInteger(faults) || faults < 1 || faults > 1000) throw new Error(USAGE)

const outcome = await run()
for (const line of describeOutcome(outcome)) console.log(line)
process.exitCode = isGood(outcome) ? 0 : 1

function run() {
  if (kind === 'cluster') return tortureCluster(faults, 4720, console.log)
  if (!(kind in FAULT_KINDS)) throw new Error(USAGE)
  return torture(kind as keyof typeof FAULT_KINDS, faults, { http: 4710, metrics: 4711 }, console.log)
}
