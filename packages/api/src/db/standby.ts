import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { isUnavailable, reasonOf } from '../http/databaseErrors.ts'
import type { Connection, Db } from './connect.ts'

/** The greatest lag at which a standby serves reads. */
const LAG_MS = 3_000
const LOOK_EVERY_MS = 1_000

/** Reads what may be some seconds old, from the standby while there is one in use, otherwise from the primary. */
export type Reads = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

/** A replica of the primary for reads that may lag. */
export type Standby = {
  /** A read that fails on the standby, such as for a row that is not replicated yet, is repeated on the primary. */
  reads: Reads
  isUsed: () => boolean
  stop: () => void
}

/** The position of the primary's write-ahead log, and when it was read. */
type Sample = { at: number; end: bigint }
type Servers = { primary: Connection; standby: Connection; log: FastifyBaseLogger }

export function openStandby({ primary, standby, log }: Servers): Standby {
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
    reads: async (read) => {
      if (!isUsed) return read(primary.db)
      try {
        return await read(standby.db)
      } catch (error) {
        if (isUnavailable(error)) giveUp(error)
        return read(primary.db)
      }
    },
    isUsed: () => isUsed,
    stop: () => clearTimeout(timer),
  }
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
