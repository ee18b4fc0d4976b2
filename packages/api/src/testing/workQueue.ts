import { Logger, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Jobs } from '../jobs/jobs.ts'
import { optionsOf, type Tasks } from '../jobs/runJobs.ts'

/** Runs everything in the queue, including jobs that wait for their next attempt. */
export async function workQueue(pool: Pool, tasks: Partial<Tasks>): Promise<void> {
  await pool.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where run_at > now() and locked_at is null), run_at => now())`)
  const logger = new Logger(() => () => undefined)
  await runOnce({ pgPool: pool, logger, ...optionsOf(tasks) })
}

/** Deletes all jobs that no worker runs. */
export const emptyQueue = (pool: Pool): Promise<unknown> =>
  pool.query('select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')

/**
 * The payloads of waiting jobs of one kind. The queue shows them only of jobs that are being completed, which is
 * therefore rolled back.
 */
export async function payloadsOf<Name extends keyof Jobs>(pool: Pool, name: Name): Promise<Jobs[Name][]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ payload: Jobs[Name] }>(
      `select payload from graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs where task_identifier = $1))`,
      [name],
    )
    return rows.map(({ payload }) => payload)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
