import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { reasonOf } from '../../http/databaseErrors.ts'
import type { Connection, Db } from '../connect.ts'

/** The greatest lag at which a standby serves reads. */
const LAG_MS = 3_000
const LOOK_EVERY_MS = 1_000

/** A replica of the primary that serves reads that may lag. */
export type Standby = {
  /** The database for requests: statements within `read` go to the standby, all others to the primary. */
  db: Db
  isUsed: () => boolean
  read: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** How long after a write its session reads from the primary; after that a standby in use has replayed the write. */
  ownWritesMs: number
  /** Stops using the standby until it responds again. */
  giveUp: (error: unknown) => void
  stop: () => void
}

/** The position of the primary's write-ahead log, and when it was read. */
type Sample = { at: number; end: bigint }
type Servers = { primary: Connection; standby: Connection; log: FastifyBaseLogger }

export function openStandby({ primary, standby, log }: Servers): Standby {
  const scope = new AsyncLocalStorage<true>()
  const samples: Sample[] = []
  let isUsed = false
  const use = (next: boolean, reason = '') => {
    if (next !== isUsed) log.warn(next ? {} : { reason }, next ? 'reads go to the standby' : 'reads go to the primary')
    isUsed = next
  }
  const giveUp = (error: unknown) => use(false, reasonOf(error))
  const look = async () => {
    samples.push({ at: performance.now(), end: await positionOf(primary.pool, END_OF_PRIMARY) })
    while (samples.length > 1 && (samples[0]?.at ?? 0) < performance.now() - LAG_MS) samples.shift()
    const replayed = await positionOf(standby.pool, END_OF_STANDBY)
    use(
      samples.some(({ end }) => replayed >= end),
      'the standby lags behind',
    )
  }
  let timer: NodeJS.Timeout
  const keepLooking = async () => {
    await look().catch(giveUp)
    timer = setTimeout(keepLooking, LOOK_EVERY_MS)
  }
  timer = setTimeout(keepLooking, 0)
  return {
    db: drizzle(routed(primary.pool, () => (scope.getStore() ? standby.pool : primary.pool))),
    ownWritesMs: LAG_MS + 2 * LOOK_EVERY_MS,
    isUsed: () => isUsed,
    read: (work) => scope.run(true, work),
    giveUp,
    stop: () => clearTimeout(timer),
  }
}

/** A pool that takes its connections from the chosen pool, and everything else from the first. */
function routed(pool: pg.Pool, chosen: () => pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (first, name) => {
      const owner = name === 'query' || name === 'connect' ? chosen() : first
      const value: unknown = Reflect.get(owner, name)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
}

/** Positions in the write-ahead log, in bytes. A server that is not in recovery has replayed everything it has. */
const END_OF_PRIMARY = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`
const END_OF_STANDBY = `select pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as position`

async function positionOf(pool: pg.Pool, text: string): Promise<bigint> {
  const statement = { text, query_timeout: LAG_MS } as { text: string }
  const { rows } = await pool.query<{ position: string }>(statement)
  return BigInt(rows[0]?.position ?? 0)
}
