import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as PinoLogger } from 'pino'
import type { Jobs } from './jobs.ts'

/** A job as it is worked on: each attempt sees the same. */
export type Job = { id: string; queuedAt: Date }

/** What does each kind of job. A job that throws is tried again later, with back-off. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: Job) => Promise<void> }

/** Names of jobs to the times they run at, as a crontab has them. */
export type Schedule = { [Name in keyof Jobs]?: string }

/** Works the queue in this process until it is stopped; a stop waits for what is being worked on. */
export async function runJobs(
  pool: Pool,
  tasks: Tasks,
  schedule: Schedule,
  log: PinoLogger,
): Promise<() => Promise<void>> {
  const cron = Object.entries(schedule).map(([task, match]) => ({ task, match }))
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    // The portal stops it itself, before the database.
    noHandleSignals: true,
    taskList: taskListOf(tasks),
    parsedCronItems: parseCronItems(cron),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: true }, message)
      else log.debug({ job: true }, message)
    }),
  })
  return () => runner.stop()
}

/** The tasks as the queue's library takes them. */
export const taskListOf = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job }) => task(payload as never, { id: job.id, queuedAt: job.created_at }),
    ]),
  )
