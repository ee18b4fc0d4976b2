import { resumeActivations } from '../assessments/index.ts'
import { type FirstRun, firstRun } from '../authentication/index.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { createLogger } from '../http/server/logger.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { openMailer } from '../mail/mailer.ts'
import { createApp } from './app.ts'
import { buildDeps } from './buildDeps.ts'
import { databaseUrl } from './database.ts'
import type { Deps } from './deps.ts'
import type { Settings } from './settings.ts'
import { SCHEDULE, tasksOf } from './tasks.ts'

export type Portal = { address: string; firstRun: FirstRun | undefined; stop: () => Promise<void> }

/** Starts everything in order, `seed` before anybody can call, and, if something fails on the way, stops what was started, in the other order. */
export async function startPortal(
  settings: Settings,
  tell: (line: string) => void,
  seed?: (deps: Deps) => Promise<void>,
): Promise<Portal> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    return { ...(await start({ settings, tell, seed }, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Start = { settings: Settings; tell: (line: string) => void; seed: ((deps: Deps) => Promise<void>) | undefined }

async function start({ settings, tell, seed }: Start, stops: (() => Promise<unknown>)[]) {
  const log = createLogger(settings.logLevel)
  const connection = connect(await databaseUrl(settings, tell, stops), ({ message }) =>
    log.error({ message }, 'database'),
  )
  stops.push(connection.close)
  tell('Bringing the database up to date ...')
  await migrate(connection)
  const { db, pool } = connection
  const made = await firstRun(db, { email: settings.adminEmail, password: settings.adminPassword })

  tell('Loading the legal content ...')
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
