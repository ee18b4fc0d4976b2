import { endCleanly } from '../endCleanly.ts'
import { startCluster } from './cluster.ts'

/** `npm run cluster [-- <first port>]`: a whole cluster on this machine until Ctrl+C, then nothing is left of it. */
const firstPort = Number(process.argv[2] ?? 4600)
if (!Number.isInteger(firstPort) || firstPort < 1024 || firstPort > 65_000) {
  throw new Error('npm run cluster -- <first of thirty free ports>')
}

const { onInterruption } = endCleanly()
const { portals } = await startCluster(firstPort, { say: console.log, onInterruption })
console.log(`ready on ${portals.address}`)
