import { EventEmitter } from 'node:events'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { reasonOf, withoutValues } from '../http/databaseErrors.ts'
import { traced } from '../tracing/tracing.ts'
import { addJob, type Jobs } from './jobs.ts'
import { renewLeases } from './leases.ts'

/** A job as it is worked on: each attempt sees the same. */
export type Job = { id: string; queuedAt: Date }

/** The handler of each kind of job. One that throws is retried with exponential back-off. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: Job) => Promise<void> }

/** Jobs without a payload, and every how many minutes they run. */
export type Schedule = { [Name in Recurring]?: number }
type Recurring = { [Name in keyof Jobs]: Jobs[Name] extends Record<string, never> ? Name : never }[keyof Jobs]

/** Works the queue in this process until it is stopped; a stop waits for what is being worked on. */
export async function runJobs(
  pool: Pool,
  tasks: Tasks,
  schedule: Schedule,
  log: PinoLogger,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter()
  const workers = new Set<string>()
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId))
  const stopLeases = await renewLeases(pool, workers, log)
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 2,
    // The portal stops it itself, before the database.
    noHandleSignals: true,
    taskList: taskListOf(tasks),
    // The worker's own cron ends the process when the database is away at a tick.
    parsedCronItems: [],
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: true }, withoutValues(message))
      else log.debug({ job: true }, message)
    }),
  })
  const stopSchedule = startSchedule(pool, schedule, log)
  return async () => {
    stopSchedule()
    await runner.stop()
    stopLeases()
  }
}

const MINUTE_MS = 60_000

/**
 * Queues recurring jobs on the minute. Several processes may queue the same one: it waits once, by its job key. A minute
 * in which the database is away is skipped.
 */
function startSchedule(pool: Pool, schedule: Schedule, log: PinoLogger): () => void {
  const db = drizzle(pool)
  const due = (minute: number) =>
    (Object.entries(schedule) as [Recurring, number][]).filter(([, every]) => minute % every === 0)
  const tick = async () => {
    for (const [name] of due(Math.round(Date.now() / MINUTE_MS))) await addJob(db, name, {})
  }
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(
      () => {
        tick().catch((error) => log.warn({ reason: reasonOf(error) }, 'recurring jobs are not queued'))
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** The tasks as the queue's library takes them. */
export const taskListOf = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job }) =>
        traced(`job ${name}`, { 'portal.job_id': job.id }, () =>
          task(payload as never, { id: job.id, queuedAt: job.created_at }),
        ),
    ]),
  )
