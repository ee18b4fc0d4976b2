import type { Logger } from 'pino'
import { resumeActivations } from '../assessments/index.ts'
import { type FirstRun, firstRun } from '../authentication/index.ts'
import { connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import type { Announce } from '../http/server/logger.ts'
import { addJob } from '../jobs/jobs.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { openMailer } from '../mail/mailer.ts'
import { createApp } from './app.ts'
import { buildDeps } from './buildDeps.ts'
import { databaseUrl } from './database.ts'
import type { Deps } from './deps.ts'
import type { Settings } from './settings.ts'
import { SCHEDULE, tasksOf } from './tasks.ts'

export type Portal = { address: string; firstRun: FirstRun | undefined; stop: () => Promise<void> }

type Start = { settings: Settings; log: Logger; announce: Announce; seed?: ((deps: Deps) => Promise<void>) | undefined }

/**
 * Starts everything in order, with `seed` before the server listens. If a step fails, what was started is stopped in
 * reverse order.
 */
export async function startPortal(options: Start): Promise<Portal> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    return { ...(await start(options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** For migrations and jobs, which have no time-outs; the connections of requests are apart. */
const BACKGROUND_CONNECTIONS = 5

async function start({ settings, log, announce, seed }: Start, stops: (() => Promise<unknown>)[]) {
  const url = await databaseUrl(settings, announce, stops)
  const report = ({ message }: Error) => log.error({ reason: message }, 'a connection to the database broke')
  const background = connect(url, report, { max: BACKGROUND_CONNECTIONS })
  stops.push(background.close)
  announce('Bringing the database up to date ...')
  await migrate(background)
  const made = await firstRun(background.db, { email: settings.adminEmail, password: settings.adminPassword })

  announce('Loading the legal content ...')
  const deps = await buildDeps(background.db, settings, log)
  // Re-evaluations that a stopped or killed process left unfinished.
  await resumeActivations(background.db, 0)
  await addJob(background.db, 'createMissingDuties', {})
  await seed?.(deps)
  const mailer = openMailer(settings)
  stops.push(async () => mailer.close(), await runJobs(background.pool, tasksOf(deps, mailer), SCHEDULE, log))
  const { db, close } = connect(url, report, { timeouts: REQUEST_TIMEOUTS })
  stops.push(close)
  const app = await createApp({ ...deps, db })
  stops.push(() => app.close())
  const address = await app.listen({ host: settings.host, port: settings.port })
  // Flush the log, so that `ready` is the last line.
  await new Promise((flushed) => log.flush(flushed))
  return { address, firstRun: made }
}
