import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { jobWorkers } from '../db/schema.ts'
import { createLogger } from '../http/server/logger.ts'
import { openMailer } from '../mail/mailer.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { tasksOf } from '../startup/tasks.ts'
import { startMailServer } from '../testing/servers/mailServer.ts'
import { startApi } from '../testing/startApi.ts'
import { emptyQueue } from '../testing/workQueue.ts'
import { freeDead } from './beats.ts'
import { addJob } from './jobs.ts'
import { runJobs } from './runJobs.ts'

const api = startApi()
const mails = startMailServer()
const NOT_RECORDED = async () => undefined
afterEach(() => emptyQueue(api.pool))

/**
 * A separate process with the portal's real mail job, which hands each mail to the server and hangs before the job is
 * marked as done.
 */
const PROGRAM = `
const at = (path) => import(process.argv[1] + '/' + path)
const [{ connect }, { runJobs }, { createLogger }, { sendMail }, { openMailer }, { readSettings }] = await Promise.all(
  ['db/connect.ts', 'jobs/runJobs.ts', 'http/server/logger.ts', 'authentication/index.ts', 'mail/mailer.ts', 'shared/settings/settings.ts'].map(at))
const { db, pool } = connect(process.env.DATABASE_URL, () => {})
const settings = readSettings(process.env)
const mailer = openMailer(settings, db, async () => {})
await runJobs(pool, { sendMail: async (payload, job) => {
  await sendMail({ db, mailer, settings }, payload, job)
  console.log('sent')
  await new Promise(() => setInterval(() => {}, 1000))
} }, {}, createLogger('silent'))`

const lockedJobs = async () => {
  const { rows } = await api.db.execute(sql`select id from graphile_worker.jobs where locked_by is not null`)
  return rows
}
/** Makes all workers as silent as if this time had passed. */
const silentFor = (seconds: number) =>
  api.db.update(jobWorkers).set({ seenAt: sql`now() - make_interval(secs => ${seconds})` })

/** Whether new connections may write, as after a switch to a standby and back; ends those that exist, but its own. */
async function allowWrites(areAllowed: boolean): Promise<void> {
  const { rows } = await api.db.execute<{ name: string }>(sql`select current_database() as name`)
  const name = sql.identifier(String(rows[0]?.name))
  await api.db.execute(
    sql`alter database ${name} set default_transaction_read_only = ${sql.raw(areAllowed ? 'off' : 'on')}`,
  )
  await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${RUNNER}`)
}
const RUNNER = 'runner of a test'

/** A pool of its own for the queue, as the portal has one. */
function poolOfJobs() {
  const url = new URL(String(api.pool.options.connectionString))
  url.searchParams.set('application_name', RUNNER)
  return connect(url.href, () => undefined)
}

/** Starts the separate process, and kills it once it has sent its mail; it takes no other job `meanwhile`. */
async function killWhileSending(meanwhile = async () => {}): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, join(import.meta.dirname, '..')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: String(api.pool.options.connectionString), SMTP_URL: mails.url },
    },
  )
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  await meanwhile()
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a mail whose process was killed while sending is sent again, under the same Message-ID', async () => {
  const { userId, email } = await api.makeUser()
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  await killWhileSending()
  expect(mails.to(email)).toHaveLength(1)
  expect(await lockedJobs()).toHaveLength(1)
  expect(await freeDead(api.db)).toBe(0)

  await silentFor(81)
  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const stop = runJobs(api.pool, tasksOf(api.deps, mailer), {}, createLogger('silent'))
  try {
    await vi.waitFor(() => expect(mails.to(email)).toHaveLength(2), { timeout: 60_000, interval: 200 })
  } finally {
    await stop()
    mailer.close()
  }
  const [first, second] = mails.to(email)
  expect(second?.messageId).toBe(first?.messageId)
  expect(await lockedJobs()).toEqual([])
})

test('a job of a killed process is deleted if a newer one has replaced it', async () => {
  const { userId } = await api.makeUser()
  const payload = { userId, purpose: 'reset' } as const
  await addJob(api.db, 'sendMail', payload)
  await killWhileSending(() => addJob(api.db, 'sendMail', payload))
  await silentFor(81)
  expect(await freeDead(api.db)).toBe(1)

  const { rows } = await api.db.execute(sql`select attempts, locked_by from graphile_worker.jobs`)
  expect(rows).toEqual([{ attempts: 0, locked_by: null }])
})

test('a live process keeps its job, however long it takes', async () => {
  let finish = () => {}
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  let runs = 0
  const tasks = {
    ...tasksOf(api.deps, openMailer(readSettings({}), api.db, NOT_RECORDED)),
    sendMail: () => {
      runs++
      return running
    },
  }
  const stop = runJobs(api.pool, tasks, {}, createLogger('silent'))
  await addJob(api.db, 'sendMail', { userId: 'long', purpose: 'reset' })
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 120_000 })
  await silentFor(70)
  expect(await freeDead(api.db)).toBe(0)
  const isSilent = lt(jobWorkers.seenAt, sql`now() - interval '60 seconds'`)
  await vi.waitFor(async () => expect(await api.db.$count(jobWorkers, isSilent)).toBe(0), {
    timeout: 60_000,
    interval: 500,
  })

  finish()
  await stop()
  expect(runs).toBe(1)
})

test('jobs run although the first look for them fails, as on a database that only reads just then', async () => {
  const { userId, email } = await api.makeUser()
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  await allowWrites(false)
  const { pool, close } = poolOfJobs()
  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const stop = runJobs(pool, tasksOf(api.deps, mailer), {}, createLogger('silent'))
  await new Promise((later) => setTimeout(later, 3_000))
  expect(mails.to(email)).toEqual([])
  await allowWrites(true)
  await vi.waitFor(() => expect(mails.to(email)).toHaveLength(1), { timeout: 120_000 })
  await stop()
  mailer.close()
  await close()
})

test('a job whose end cannot be recorded is run again, and the process goes on running jobs', async () => {
  const { userId, email } = await api.makeUser()
  const { pool, close } = poolOfJobs()
  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const tasks = tasksOf(api.deps, mailer)
  const sendMail: typeof tasks.sendMail = async (payload, job) => {
    await tasks.sendMail(payload, job)
    if (mails.to(email).length === 1) await allowWrites(false)
  }
  const stop = runJobs(pool, { ...tasks, sendMail }, {}, createLogger('silent'))
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  await vi.waitFor(() => expect(mails.to(email)).toHaveLength(1), { timeout: 120_000 })
  await new Promise((later) => setTimeout(later, 3_000))
  await allowWrites(true)
  expect(await lockedJobs()).toHaveLength(1)

  await silentFor(81)
  await freeDead(api.db)
  await vi.waitFor(() => expect(mails.to(email)).toHaveLength(2), { timeout: 60_000, interval: 500 })
  await stop()
  mailer.close()
  await close()
  expect(new Set(mails.to(email).map(({ messageId }) => messageId)).size).toBe(1)
  expect(await lockedJobs()).toEqual([])
})
