import { tortureCluster } from '../cluster/clusterTorture.ts'
import { describeOutcome, isGood } from './outcome.ts'
import { torture } from './torture.ts'

const USAGE = 'npm run torture -- [cluster] [<faults, 1 to 1000>]'

/** Makes faults under load, thirty unless told otherwise; with `cluster` those of several servers. */
const [kind, count] = process.argv[2] === 'cluster' ? ['cluster', process.argv[3]] : ['single', process.argv[2]]
const faults = Number(count ?? 30)
if (!Number.isInteger(faults) || faults < 1 || faults > 1000) throw new Error(USAGE)

const outcome =
  kind === 'cluster'
    ? await tortureCluster(faults, 4720, console.log)
    : await torture(faults, { http: 4710, metrics: 4711 }, console.log)
for (const line of describeOutcome(outcome)) console.log(line)
process.exitCode = isGood(outcome) ? 0 : 1
