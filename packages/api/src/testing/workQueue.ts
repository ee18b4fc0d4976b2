import { Logger, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import { type Tasks, taskListOf } from '../jobs/runJobs.ts'

/** Runs everything in the queue, including jobs that wait for their next attempt. */
export async function workQueue(pool: Pool, tasks: Tasks): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  const logger = new Logger(() => () => undefined)
  await runOnce({ pgPool: pool, taskList: taskListOf(tasks), noHandleSignals: true, logger })
}
