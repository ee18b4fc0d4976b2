import { setTimeout as sleep } from 'node:timers/promises'
import { jobsLeft, type Outcome, verifies } from '../outcome.ts'
import type { Run } from '../torture.ts'
import { missing, startWriting, type Writing } from '../writing.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { INSTANCES } from './configuration.ts'

/** Past the portal's own limit of an answer, so that every call under way has been given up meanwhile. */
const CUT_MS = 12_000

type Fault = {
  name: string
  /** Resolves with the time from which on the portal should be back. */
  make: (cluster: Cluster) => Promise<number>
  mend?: (cluster: Cluster) => Promise<unknown>
}

const FAULTS: readonly Fault[] = [
  {
    name: 'machine of the primary killed',
    make: async ({ database }) => {
      const began = performance.now()
      await database.killPrimary()
      return began
    },
    mend: async ({ database }) => database.startKilled(),
  },
  {
    name: 'PostgreSQL of the primary killed',
    make: async ({ database }) => {
      const began = performance.now()
      await database.killPostgres()
      return began
    },
  },
  {
    name: 'a portal killed',
    make: async ({ portals }) => {
      const began = performance.now()
      await portals.stop('portal1', 'SIGKILL')
      return began
    },
    mend: ({ portals }) => portals.start('portal1'),
  },
  { name: 'way to the database cut for 12 s', make: (cluster) => hang(cluster, 'haproxy') },
  { name: 'pooler hangs for 12 s', make: (cluster) => hang(cluster, 'pgbouncer') },
  { name: 'etcd hangs for 12 s', make: (cluster) => hang(cluster, 'etcd') },
]

/** Makes one fault after the other in a cluster that is written to, mends each, and compares what is there at the end. */
export async function tortureCluster(rounds: number, firstPort: number, run: Omit<Run, 'ports'>): Promise<Outcome> {
  const { say, withinMs } = run
  const cluster = await startCluster(firstPort, run)
  const end = performance.now() + withinMs
  const writing = startWriting(cluster.portals.address)
  const faults: Outcome['faults'] = []
  try {
    await writing.next()
    const failed = await restartOneByOne(cluster, writing)
    say(['rolling restart:', `${failed.length} calls failed`, ...failed].join('\n  '))
    const restored = await restoreToMoment(cluster, writing)
    say(`restored to a moment: ${JSON.stringify(restored)}`)
    for (let round = 0; round < rounds && performance.now() < end; round++) {
      const { name, make, mend } = FAULTS[round % FAULTS.length] as Fault
      await sleep(1_000 + Math.random() * 2_000)
      const began = await make(cluster)
      await writing.next()
      const backAfterMs = Math.round(performance.now() - began)
      faults.push({ fault: name, backAfterMs })
      say(`${round + 1} of ${rounds}: ${name}, back after ${backAfterMs} ms`)
      await mend?.(cluster)
      await cluster.database.whole()
    }
    await writing.stop()
    const standbyUsed = await usesStandby(cluster)
    return {
      faults,
      acknowledged: writing.written().length,
      lost: await missing(cluster.portals.address, writing.written()),
      mistakes: writing.mistakes(),
      jobsLeft: await jobsLeft(cluster.metricsPort),
      ...(await verifies({ DATABASE_URL: cluster.database.url, DATA_DIR: cluster.folder }, say)),
      cluster: { failedInRollingRestart: failed.length, restored, standbyUsed },
    }
  } finally {
    await writing.stop()
    await cluster.stop()
  }
}

/** Whether a portal reads from a standby again, half a minute after the last fault at the latest. */
async function usesStandby({ metricsPort }: Cluster): Promise<boolean> {
  for (let second = 0; second < 30; second++) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    if (text.includes('\nportal_database_standby_used 1\n')) return true
    await sleep(1_000)
  }
  return false
}

/** As an upgrade does: each portal is stopped and started again while the others answer. Returns why calls failed. */
async function restartOneByOne({ portals }: Cluster, writing: Writing): Promise<readonly string[]> {
  const before = writing.failures().length
  for (const name of INSTANCES) {
    await portals.stop(name, 'SIGTERM')
    await portals.start(name)
    // HAProxy has to see the new one before the next is stopped.
    await sleep(3_000)
  }
  await writing.next()
  return writing.failures().slice(before)
}

/** Stops a process without ending it: its connections stay open and answer nothing, as with a cut cable. */
async function hang({ processes }: Cluster, name: string): Promise<number> {
  processes.signal(name, 'SIGSTOP')
  await sleep(CUT_MS)
  processes.signal(name, 'SIGCONT')
  return performance.now()
}

/** Backs up while the portals are written to, restores to a moment in between on a server of its own, and compares. */
async function restoreToMoment({ database }: Cluster, writing: Writing): Promise<{ missing: number; tooLate: number }> {
  await database.backrest('backup', '--type=full')
  await writing.next()
  const { before, moment } = await writing.pauseFor(async () => {
    // So that no write is at the moment itself.
    await sleep(500)
    const moment = await database.query('select now()')
    await sleep(500)
    return { before: [...writing.acknowledged()], moment }
  })
  await writing.next()
  const all = [...writing.acknowledged()]
  const later = all.slice(before.length)
  await database.query('select pg_switch_wal()')
  await sleep(2_000)
  const restored = await database.restore(moment)
  try {
    const ids = new Set((await restored.query('select assessment_id from assessments')).split('\n'))
    return {
      missing: before.filter((id) => !ids.has(id)).length,
      tooLate: later.filter((id) => ids.has(id)).length,
    }
  } finally {
    await restored.stop()
  }
}
