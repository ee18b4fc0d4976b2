import { Logger, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import { type Tasks, taskListOf } from '../jobs/runJobs.ts'

/** Runs everything in the queue, including jobs that wait for their next attempt. */
export async function workQueue(pool: Pool, tasks: Tasks): Promise<void> {
  await pool.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where run_at > now() and locked_at is null), run_at => now())`)
  const logger = new Logger(() => () => undefined)
  await runOnce({ pgPool: pool, taskList: taskListOf(tasks), noHandleSignals: true, logger })
}
