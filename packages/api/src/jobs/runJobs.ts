import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEventMap,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as PinoLogger } from 'pino'
import { factsOf, withoutValues } from '../http/databaseErrors.ts'
import { traced } from '../tracing/tracing.ts'
import { addJob, type Jobs } from './jobs.ts'
import { renewLeases } from './leases.ts'

/** The identity of a job, the same for every attempt. */
export type Job = { id: string; queuedAt: Date }

/** The handlers by kind of job. A job whose handler throws is retried with exponential back-off. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: Job) => Promise<void> }

/** The interval in minutes of recurring jobs, which have no payload. */
export type Schedule = { [Name in Recurring]?: number }
type Recurring = { [Name in keyof Jobs]: Jobs[Name] extends Record<string, never> ? Name : never }[keyof Jobs]

/** Runs queued jobs in this process until it is stopped, which waits for running jobs. */
export async function runJobs(
  pool: Pool,
  tasks: Tasks,
  schedule: Schedule,
  log: PinoLogger,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter()
  const workers = new Set<string>()
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId))
  // The lease of a job that it could not release runs out, so that the job is run again.
  events.on('worker:stop', ({ worker }) => workers.delete(worker.workerId))
  const stopLeases = await renewLeases(pool, workers, log)
  const stopQueue = await restartOnFailure({
    pgPool: pool,
    events,
    concurrency: 2,
    // The portal stops the worker itself, before the database.
    noHandleSignals: true,
    taskList: taskListOf(tasks),
    // The worker's own cron would end the process if the database is unavailable when a job is due.
    parsedCronItems: [],
    logger: loggerOf(log),
  })
  const stopSchedule = startSchedule(pool, schedule, log)
  return async () => {
    stopSchedule()
    await stopQueue()
    stopLeases()
  }
}

/** The library's log as part of the portal's. */
const loggerOf = (log: PinoLogger): Logger =>
  new Logger(() => (level, message, meta = {}) => {
    if (level !== 'error') return log.debug({ job: true }, message)
    const { databaseLost } = factsOf(meta.error ?? meta.fatalError ?? meta.reason)
    log.error({ job: true, ...(databaseLost && { databaseLost }) }, withoutValues(message))
  })

type RunnerSettings = RunnerOptions & { events: WorkerEvents }

const RETRY_MS = 2_000
/** A connection that hangs may keep a runner from stopping; its workers take no more jobs in any case. */
const STOP_WITHIN_MS = 10_000

/**
 * Runs the queue, with a new runner whenever a worker ends by an error, because the library does not replace it: a worker
 * ends for good if the database is away when its job is done. Returns the stop function.
 */
async function restartOnFailure(settings: RunnerSettings): Promise<() => Promise<void>> {
  let runner: Runner | undefined = await startRunner(settings)
  let stopped = false
  let replacing: Promise<void> | undefined
  const replace = async () => {
    const ended = runner
    runner = undefined
    await Promise.race([ended && stopRunner(ended), sleep(STOP_WITHIN_MS)])
    while (!stopped) {
      try {
        runner = await startRunner(settings)
        return
      } catch {
        await sleep(RETRY_MS)
      }
    }
  }
  settings.events.on('worker:stop', ({ error }) => {
    if (error === undefined || stopped) return
    replacing ??= replace().finally(() => {
      replacing = undefined
    })
  })
  return async () => {
    stopped = true
    await replacing
    if (runner) await stopRunner(runner)
  }
}

/**
 * Starts the queue's runner. If its first look for a job fails, because the database or this process is too busy, another
 * one is started: the library looks up the names of the tasks only once, and keeps a failure of that for good, so that
 * the process would never run a job.
 */
async function startRunner(settings: RunnerSettings): Promise<Runner> {
  const runner = await run(settings)
  // Its failure is logged, and its workers' ends are handled above; unhandled, it would end the process.
  runner.promise.catch(() => undefined)
  if (await firstLookSucceeds(settings.events)) return runner
  await stopRunner(runner)
  return startRunner(settings)
}

/** Stops a runner, also one that has stopped by itself, which the library takes for an error. */
const stopRunner = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined)

/** Whether the next attempt to fetch a job reaches the queue. */
async function firstLookSucceeds(events: WorkerEvents): Promise<boolean> {
  const others = new AbortController()
  const heard = (name: keyof WorkerEventMap) => once(events, name, { signal: others.signal })
  const found = [heard('worker:getJob:empty'), heard('job:start')].map((event) => event.then(() => true))
  const failed = heard('worker:getJob:error').then(() => false)
  return Promise.race([...found, failed]).finally(() => others.abort())
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

/** The tasks in the form that the queue's library requires. */
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
