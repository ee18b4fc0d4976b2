import type { Logger } from 'pino'
import { resumeActivations } from '../assessments/index.ts'
import { type FirstRun, firstRun } from '../authentication/index.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import type { Announce } from '../http/server/logger.ts'
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

async function start({ settings, log, announce, seed }: Start, stops: (() => Promise<unknown>)[]) {
  const connection = connect(await databaseUrl(settings, announce, stops), ({ message }) =>
    log.error({ message }, 'database'),
  )
  stops.push(connection.close)
  announce('Bringing the database up to date ...')
  await migrate(connection)
  const { db, pool } = connection
  const made = await firstRun(db, { email: settings.adminEmail, password: settings.adminPassword })

  announce('Loading the legal content ...')
  const deps = await buildDeps(db, settings, log)
  // Whoever decided assessments again when the portal was stopped or killed is gone.
  await resumeActivations(db, 0)
  await seed?.(deps)
  const mailer = openMailer(settings)
  stops.push(async () => mailer.close(), await runJobs(pool, tasksOf(deps, mailer), SCHEDULE, log))
  const app = await createApp(deps)
  stops.push(() => app.close())
  const address = await app.listen({ host: settings.host, port: settings.port })
  // What the log still holds comes before the closing `ready` line.
  await new Promise((flushed) => log.flush(flushed))
  return { address, firstRun: made }
}
