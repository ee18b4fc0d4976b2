import { type Cluster, startCluster } from './cluster.ts'

/** `npm run cluster [-- <first port>]`: a whole cluster on this machine until Ctrl+C, then nothing is left of it. */
const firstPort = Number(process.argv[2] ?? 4600)
if (!Number.isInteger(firstPort) || firstPort < 1024 || firstPort > 65_000) {
  throw new Error('npm run cluster -- <first of thirty free ports>')
}

let cluster: Cluster | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await cluster?.stop()
    process.exit()
  })
}
cluster = await startCluster(firstPort, console.log)
console.log(`ready on ${cluster.portals.address}`)
