import { lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { jobWorkers } from '../db/schema.ts'
import { factsOf } from '../http/databaseErrors.ts'

/** How often a process says that its workers are alive. */
const BEAT_MS = 30_000
/** A worker that was silent for as long is dead; with the next beat of another process, that is less than two minutes. */
const SILENCE = sql`interval '80 seconds'`

/**
 * Says in the table `job_workers` that the workers of this process are alive, and frees the jobs of those that are not:
 * the queue itself frees the jobs of a killed process only after four hours. A job whose process is alive but blocked for
 * longer runs a second time, as jobs may. `workers` are the ids of this process, which may change. Returns `beat`, for a
 * new worker, and the stop function.
 */
export function watchWorkers(pool: Pool, workers: ReadonlySet<string>, log: Logger) {
  const db = drizzle(pool)
  const beatOnce = async () => {
    if (workers.size > 0) await sayAlive(db, [...workers])
    const dead = await freeDead(db)
    if (dead > 0) log.warn({ workers: dead }, 'the jobs of workers that ended are free again')
  }
  const beat = () => {
    beatOnce().catch((error) => log.warn(factsOf(error), 'the workers of jobs could not be recorded'))
  }
  const timer = setInterval(beat, BEAT_MS)
  return { beat, stop: () => clearInterval(timer) }
}

async function sayAlive(db: Db, workers: string[]): Promise<void> {
  const seenAt = sql`now()`
  await db
    .insert(jobWorkers)
    .values(workers.map((workerId) => ({ workerId, seenAt })))
    .onConflictDoUpdate({ target: jobWorkers.workerId, set: { seenAt } })
}

/**
 * Frees the jobs of dead workers, which counts as one attempt each, and returns the number of these workers. Deletes jobs
 * that a newer one with the same payload replaced while they ran: the queue has taken their key and their remaining
 * attempts.
 */
export async function freeDead(db: Db): Promise<number> {
  const { rows } = await db.execute<{ workerId: string }>(sql`select distinct j.locked_by as "workerId"
    from graphile_worker.jobs j left join ${jobWorkers} w on w.worker_id = j.locked_by
    where j.locked_by is not null and coalesce(w.seen_at, j.locked_at) < now() - ${SILENCE}`)
  const dead = rows.map(({ workerId }) => workerId)
  if (dead.length > 0) {
    await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(dead)}::text[])`)
  }
  await db.delete(jobWorkers).where(lt(jobWorkers.seenAt, sql`now() - ${SILENCE}`))
  await db.execute(sql`select count(*) from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where key is null and locked_at is null))`)
  return dead.length
}
