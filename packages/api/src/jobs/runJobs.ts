import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import {
  type Job as GraphileJob,
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { factsOf, withoutValues } from '../http/databaseErrors.ts'
import { traced } from '../tracing/index.ts'
import { watchWorkers } from './beats.ts'
import { addJob, type Jobs } from './jobs.ts'
import { ServiceUnavailable } from './serviceUnavailable.ts'

/** The identity of a job, the same for every attempt. */
export type Job = { id: string; queuedAt: Date }

/** The handlers by kind of job. A job whose handler throws is retried with exponential back-off. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: Job) => Promise<void> }

/** The interval in minutes of recurring jobs, which have no payload. */
export type Schedule = { [Name in Recurring]?: number }
type Recurring = { [Name in keyof Jobs]: Jobs[Name] extends Record<string, never> ? Name : never }[keyof Jobs]

/** Runs queued jobs in this process until it is stopped, which waits for running jobs. */
export function runJobs(pool: Pool, tasks: Tasks, schedule: Schedule, log: PinoLogger): () => Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  const workers = new Set<string>()
  const watch = watchWorkers(pool, workers, log)
  // The queue names the pool of workers at a job that it locks, not the single worker.
  events.on('pool:create', ({ workerPool }) => {
    workers.add(workerPool.id)
    watch.beat()
  })
  // A job whose end could not be recorded stays with a pool that is silent from now on, so it is run again.
  events.on('pool:release', ({ workerPool }) => workers.delete(workerPool.id))
  const stopQueue = runWithRestarts({
    pgPool: pool,
    events,
    concurrency: 2,
    ...optionsOf(tasks),
    // The worker's own cron would end the process if the database is unavailable when a job is due.
    parsedCronItems: [],
    logger: loggerOf(log),
  })
  const stopSchedule = startSchedule(pool, schedule, log)
  return async () => {
    stopSchedule()
    await stopQueue()
    watch.stop()
  }
}

/** The library's log as part of the portal's. */
const loggerOf = (log: PinoLogger): Logger =>
  new Logger(() => (level, message, meta = {}) => {
    if (level !== 'error') return log.debug({ job: true }, message)
    const failure = meta.error ?? meta.fatalError ?? meta.reason
    if (failure instanceof ServiceUnavailable) {
      const { attempts, max_attempts: most } = meta.job as GraphileJob
      return log.warn({ job: true, attempts, most, ...failure.facts }, failure.message)
    }
    const { databaseLost } = factsOf(failure)
    log.error({ job: true, ...(databaseLost && { databaseLost }) }, withoutValues(message))
  })

const RETRY_MS = 2_000

/**
 * Runs the queue, with a new runner whenever one fails. The library keeps a runner for good if its first look for the
 * names of the tasks failed, so that one is stopped here. Returns the stop function.
 */
function runWithRestarts(options: RunnerOptions & { events: WorkerEvents }): () => Promise<void> {
  const stopped = new AbortController()
  let runner: Runner | undefined
  // A runner that is stopping already takes a second stop for an error.
  const stop = () => runner?.stop().catch(() => undefined)
  // Not during the event, in which the library would take the worker's release for another failure.
  options.events.on('worker:getJob:error', () => setImmediate(stop))
  const runOnce = async () => {
    runner = await run(options)
    if (stopped.signal.aborted) void stop()
    await runner.promise
  }
  const running = (async () => {
    while (!stopped.signal.aborted) {
      await runOnce().catch(() => undefined)
      await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    stopped.abort()
    await stop()
    await running
  }
}

const MINUTE_MS = 60_000

/**
 * Queues recurring jobs on the minute. Several processes may queue the same job, but its job key makes it wait only
 * once. A minute in which the database is unavailable is skipped.
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
        tick().catch((error) => log.warn(factsOf(error), 'recurring jobs could not be queued'))
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/** The options that every run of the queue shares. */
export const optionsOf = (tasks: Partial<Tasks>) => ({
  taskList: taskListOf(tasks),
  // The portal stops the workers itself, before the database.
  noHandleSignals: true,
  // Otherwise the library neither waits until the end of a job is recorded nor handles an error of it.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
})

/** The tasks in the form that the queue's library requires. */
export const taskListOf = (tasks: Partial<Tasks>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job }) =>
        traced(`job ${name}`, { 'portal.job_id': job.id }, () =>
          task(payload as never, { id: job.id, queuedAt: job.created_at }),
        ),
    ]),
  )
