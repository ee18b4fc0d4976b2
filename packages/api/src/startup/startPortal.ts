import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { recordRefusedMail } from '../audit/index.ts'
import { firstRun } from '../authentication/index.ts'
import { passOnAccessChanges } from '../db/accessChanges.ts'
import { type Connection, connect, type Db, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { databaseUrls } from '../db/databaseUrls.ts'
import { migrate } from '../db/migrate.ts'
import { openStandby, type Standby } from '../db/standby.ts'
import { checkStoredFiles, watchScanner } from '../file-store/index.ts'
import { factsOf } from '../http/databaseErrors.ts'
import type { Announce } from '../http/server/logger.ts'
import { closeServer } from '../http/server/requests.ts'
import { addJob } from '../jobs/jobs.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { resumeActivations } from '../law-changes/index.ts'
import { openMailer } from '../mail/mailer.ts'
import { createMetrics, serveMetrics } from '../metrics/index.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { explainFullDisk, type Health, openHealth, watchDisk } from '../system/index.ts'
import { createApp } from './app.ts'
import { buildDeps } from './buildDeps.ts'
import type { Deps } from './deps.ts'
import { openSteps, type Steps, UNLIMITED_MS } from './openSteps.ts'
import { checkFolders, checkPort, checkScanner } from './preconditions.ts'
import { SCHEDULE, tasksOf } from './tasks.ts'

export type Portal = { address: string; stop: () => Promise<void> }

type Start = {
  settings: Settings
  log: Logger
  announce: Announce
  seed?: ((deps: Deps) => Promise<void>) | undefined
  stepLimitMs?: number
}
type Stops = (() => Promise<unknown>)[]

/**
 * Starts everything in order, running `seed` before the server listens. If a step fails, what was started is stopped in
 * reverse order.
 */
export async function startPortal(options: Start): Promise<Portal> {
  const stops: Stops = []
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  const steps = openSteps(options.stepLimitMs)
  try {
    return { ...(await Promise.race([start(options, stops, steps), steps.tooLate])), stop }
  } catch (error) {
    await stop()
    throw options.settings.databaseUrl ? error : await explainFullDisk(error, options.settings.dataDir)
  } finally {
    steps.end()
  }
}

/** Connections for migrations and jobs, which have no time-outs, separate from those of requests. */
const BACKGROUND_CONNECTIONS = 5
/** A stop step that takes longer is abandoned, so that the database is stopped in any case. */
const STEP_WITHIN_MS = 10_000
/** How long running requests may still take when the portal stops, above all exports. */
const REQUESTS_WITHIN_MS = 15_000

async function start({ settings, log, announce, seed }: Start, stops: Stops, { begin }: Steps) {
  begin('checking the port, the folders and the virus scanner')
  await checkPort(settings)
  await checkFolders(settings)
  await checkScanner(settings)
  if (settings.metrics) await checkPort(settings.metrics, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  if (settings.tracing) await startTracing({ ...settings.tracing, version: settings.buildNumber }, log, stops)
  begin('the database', UNLIMITED_MS)
  const url = await databaseUrls(settings, announce, stops)
  const report = (error: Error) =>
    log.error({ ...factsOf(error), databaseLost: true }, 'a connection to the database broke')
  const background = connect(url.direct, report, { max: BACKGROUND_CONNECTIONS })
  stops.push(() => giveUpLate('connections of jobs', background.close, log))
  announce('Bringing the database up to date ...')
  await migrate(background)
  begin('creating the first administrator')
  await createAdministrator(background.db, settings, announce)

  announce('Loading the legal content ...')
  begin('loading the legal content')
  const deps = await buildDeps(background.db, settings, log)
  begin('starting the jobs')
  // Resumes re-evaluations that a stopped or killed process left unfinished.
  await resumeActivations(background.db, 0)
  await addJob(background.db, 'createMissingDuties', {})
  // A portal that is new, or was off for a long time, has no anchor for today.
  await addJob(background.db, 'anchorAudit', {})
  begin('adding the examples', UNLIMITED_MS)
  await seed?.(deps)
  begin('starting the jobs')
  const mailer = openMailer(settings, background.db, (refused) => recordRefusedMail(background.db, log, refused))
  stops.push(async () => mailer.close())
  const stopJobs = runJobs(background.pool, tasksOf(deps, mailer), SCHEDULE, log)
  stops.push(() => giveUpLate('jobs', stopJobs, log))
  begin('starting the server')
  return serve(deps, { url, background, report, log }, stops)
}

type Databases = {
  url: Awaited<ReturnType<typeof databaseUrls>>
  background: Connection
  report: (error: Error) => void
  log: Logger
}

/** Listens for requests, and waits until the largest responses are computed. */
async function serve(deps: Deps, { url, background, report, log }: Databases, stops: Stops) {
  const { settings } = deps
  const stopWithin = (what: string, step: () => Promise<unknown>) => stops.push(() => giveUpLate(what, step, log))
  const requests = connect(url.requests, report, {
    max: settings.databaseConnections,
    timeouts: REQUEST_TIMEOUTS,
    pooled: url.pooled,
  })
  // The job runner keeps a connection of this pool open while the portal runs.
  if (url.pooled) passOnAccessChanges(background.pool, requests.pool)
  stopWithin('connections of requests', requests.close)
  const probe = connect(url.requests, report, { max: 1, timeouts: REQUEST_TIMEOUTS, pooled: url.pooled })
  stopWithin('the connection of the health check', probe.close)
  const health = openHealth(probe.db)
  watchFiles(deps, health, stops)
  const standby = standbyOf(settings, { primary: requests, log, report }, stops)
  const app = await createApp({ ...deps, db: requests.db, health, ...(standby && { standby }) })
  if (settings.metrics) {
    const pools = { requests, background, health: probe }
    const registry = createMetrics({ app, pools, settings, standby }, log)
    stops.push((await serveMetrics(registry, settings.metrics)).stop)
  }
  stops.push(() => closeServer(app, REQUESTS_WITHIN_MS, log))
  const address = await app.listen({ host: settings.host, port: settings.port })
  stops.push(() => leaveBalancer(health, settings))
  await health.untilWarm()
  // Flushes the log, so that `ready` is the last line.
  await new Promise((flushed) => log.flush(flushed))
  return { address }
}

/**
 * Creates the first administrator of an empty database. A generated password is announced at once, because it is stored
 * only as a hash: if the rest of the start fails, the next one cannot show it.
 */
async function createAdministrator(db: Db, { adminEmail, adminPassword }: Settings, announce: Announce): Promise<void> {
  const made = await firstRun(db, { email: adminEmail, password: adminPassword })
  if (!made) return
  announce(`Administrator:  ${made.email}`)
  if (made.password) announce(`Password:       ${made.password}  (shown this once; you will be asked for a new one)`)
}

/** Watches what the portal needs besides its database: space on the disk, and for files of evidence scanner and bucket. */
function watchFiles({ settings, files, log }: Deps, health: Health, stops: Stops): void {
  const { dataDir, diskWarningMb, databaseUrl } = settings
  const { s3, virusScan } = settings.files
  const disk = { folder: dataDir, warnBelowMb: diskWarningMb, holdsDatabase: !databaseUrl }
  const watches = [watchDisk(disk, health, log), ...(virusScan ? [watchScanner(virusScan, log)] : [])]
  stops.push(async () => {
    for (const stop of watches) stop()
  })
  if (s3) void checkStoredFiles(files, log)
}

type Collector = { endpoint: string; serviceName: string; version: string }

/**
 * Starts tracing; the library is loaded only if spans are exported. It is stopped last, so that the shutdown is traced
 * too.
 */
async function startTracing(collector: Collector, log: Logger, stops: Stops): Promise<void> {
  const { exportSpans } = await import('../tracing/openTelemetry.ts')
  const stop = exportSpans(collector, log)
  stops.push(() => giveUpLate('the export of spans', stop, log))
}

type Servers = { primary: Connection; log: Logger; report: (error: Error) => void }

/** The standby from the settings. It may be unavailable: then its reads go to the primary. */
function standbyOf(settings: Settings, { primary, log, report }: Servers, stops: Stops): Standby | undefined {
  if (!settings.databaseReadUrl) return undefined
  const max = settings.databaseConnections
  const reads = connect(settings.databaseReadUrl, report, { max, timeouts: REQUEST_TIMEOUTS, standby: true })
  const standby = openStandby({ primary, standby: reads, log })
  stops.push(() => giveUpLate('connections to the standby', reads.close, log))
  stops.push(async () => standby.stop())
  return standby
}

/** Reports not ready, but keeps serving requests until the load balancer has noticed. */
async function leaveBalancer(health: Health, { drainSeconds }: Settings): Promise<void> {
  health.drain()
  await sleep(drainSeconds * 1000)
}

async function giveUpLate(what: string, step: () => Promise<unknown>, log: Logger): Promise<void> {
  const timer = new AbortController()
  const late = sleep(STEP_WITHIN_MS, true, { signal: timer.signal }).catch(() => false)
  const stopped = step().then(() => false)
  if (await Promise.race([stopped, late])) log.error({ what }, 'not stopped in time')
  timer.abort()
}
