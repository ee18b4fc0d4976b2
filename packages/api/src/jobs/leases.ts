import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { factsOf } from '../http/databaseErrors.ts'

/** How often a process renews the leases of its jobs (heartbeat). */
const HEARTBEAT_MS = 10_000
/** After this time without a heartbeat, the jobs of a process are free again. */
const LEASE = '30 seconds'

/**
 * Turns the locks of jobs into leases while the process lives, because the queue itself frees the jobs of a killed
 * process only after four hours. `workers` are the ids under which this process locks jobs. A job whose process is
 * alive but blocked for longer than the lease runs a second time, as jobs may.
 */
export async function renewLeases(pool: Pool, workers: ReadonlySet<string>, log: Logger): Promise<() => void> {
  const db = drizzle(pool)
  const beat = async () => {
    if (workers.size > 0) await renew(db, [...workers])
    const freed = await freeExpired(db)
    if (freed > 0) log.warn({ jobs: freed }, 'jobs of a process that ended are free again')
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error) => log.warn(factsOf(error), 'the leases of jobs could not be renewed'))
  }, HEARTBEAT_MS)
  return () => clearInterval(timer)
}

async function renew(db: Db, workers: string[]): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now()
    where locked_by in ${workers}`)
}

/**
 * Frees the jobs whose lease has expired, which counts as one attempt each, and returns their number. Deletes those that
 * a newer job with the same payload has replaced: the queue has taken their key and their remaining attempts.
 */
export async function freeExpired(db: Db): Promise<number> {
  await db.execute(sql`delete from graphile_worker._private_jobs
    where key is null and (locked_at is null or locked_at < now() - ${LEASE}::interval)`)
  const { rowCount } = await db.execute(sql`update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - ${LEASE}::interval`)
  return rowCount ?? 0
}
