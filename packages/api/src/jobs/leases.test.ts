import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createLogger } from '../http/server/logger.ts'
import { openMailer } from '../mail/mailer.ts'
import { readSettings } from '../startup/settings.ts'
import { tasksOf } from '../startup/tasks.ts'
import { startMailServer } from '../testing/mailServer.ts'
import { startApi } from '../testing/startApi.ts'
import { addJob } from './jobs.ts'
import { freeExpired } from './leases.ts'
import { runJobs } from './runJobs.ts'

const api = startApi()
const mails = startMailServer()
const NOT_RECORDED = async () => undefined

/**
 * A separate process with the portal's real mail job, which hands each mail to the server and hangs before the job is
 * marked as done.
 */
const PROGRAM = `
const at = (path) => import(process.argv[1] + '/' + path)
const [{ connect }, { runJobs }, { createLogger }, { sendMail }, { openMailer }, { readSettings }] = await Promise.all(
  ['db/connect.ts', 'jobs/runJobs.ts', 'http/server/logger.ts', 'authentication/index.ts', 'mail/mailer.ts', 'startup/settings.ts'].map(at))
const { db, pool } = connect(process.env.DATABASE_URL, () => {})
const settings = readSettings(process.env)
const mailer = openMailer(settings, db, async () => {})
await runJobs(pool, { sendMail: async (payload, job) => {
  await sendMail({ db, mailer, settings }, payload, job)
  console.log('sent')
  await new Promise(() => setInterval(() => {}, 1000))
} }, {}, createLogger('silent'))`

const lockedJobs = async () => {
  const query = sql`select locked_at as "lockedAt" from graphile_worker._private_jobs where locked_by is not null`
  const { rows } = await api.db.execute<{ lockedAt: string }>(query)
  return rows
}
const agoBy = (interval: string) =>
  api.db.execute(sql`update graphile_worker._private_jobs set locked_at = locked_at - ${interval}::interval
    where locked_by is not null`)

test('a mail whose process was killed while sending is sent again, under the same Message-ID', async () => {
  const { userId, email } = await api.makeUser()
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, join(import.meta.dirname, '..')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: String(api.pool.options.connectionString), SMTP_URL: mails.url },
    },
  )
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(mails.to(email)).toHaveLength(1)
  expect(await lockedJobs()).toHaveLength(1)

  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const stop = await runJobs(api.pool, tasksOf(api.deps, mailer), {}, createLogger('silent'))
  try {
    expect(mails.to(email)).toHaveLength(1)
    await agoBy('31 seconds')
    await vi.waitFor(() => expect(mails.to(email)).toHaveLength(2), { timeout: 60_000, interval: 200 })
  } finally {
    await stop()
    mailer.close()
  }
  const [first, second] = mails.to(email)
  expect(second?.messageId).toBe(first?.messageId)
  expect(await lockedJobs()).toEqual([])
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
  const stop = await runJobs(api.pool, tasks, {}, createLogger('silent'))
  await addJob(api.db, 'sendMail', { userId: 'long', purpose: 'reset' })
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 })
  await agoBy('25 seconds')
  const [before] = await lockedJobs()
  await vi.waitFor(async () => expect((await lockedJobs())[0]?.lockedAt).not.toBe(before?.lockedAt), {
    timeout: 30_000,
    interval: 200,
  })

  expect(await freeExpired(api.db)).toBe(0)
  finish()
  await stop()
  expect(runs).toBe(1)
})

test('a job of a killed process is deleted if a newer one has replaced it', async () => {
  const payload = { userId: 'replaced', purpose: 'reset' as const }
  await addJob(api.db, 'sendMail', payload)
  await api.db.execute(sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1
    where payload ->> 'userId' = 'replaced'`)
  await addJob(api.db, 'sendMail', payload)
  await agoBy('31 seconds')
  expect(await freeExpired(api.db)).toBe(0)
  const { rows } = await api.db.execute(sql`select attempts, locked_by from graphile_worker._private_jobs
    where payload ->> 'userId' = 'replaced'`)
  expect(rows).toEqual([{ attempts: 0, locked_by: null }])
})

test('jobs run although the first look for them fails, as on a database that is too busy just then', async () => {
  const { userId, email } = await api.makeUser()
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  await api.db.execute(sql`create sequence looks`)
  await api.db.execute(sql`create function fail_once() returns trigger language plpgsql as $$ begin
    if nextval('looks') = 1 then raise exception 'too busy'; end if; return null; end $$`)
  await api.db.execute(sql`create trigger fail_once before insert on graphile_worker._private_tasks
    for each statement execute function fail_once()`)
  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const stop = await runJobs(api.pool, tasksOf(api.deps, mailer), {}, createLogger('silent'))
  await vi.waitFor(() => expect(mails.to(email)).toHaveLength(1), { timeout: 30_000 })
  await stop()
  mailer.close()
  await api.db.execute(sql`drop trigger fail_once on graphile_worker._private_tasks`)
})

test('a job whose end cannot be recorded is run again, and the process goes on running jobs', async () => {
  const { userId, email } = await api.makeUser()
  await api.db.execute(sql`create sequence ends`)
  await api.db.execute(sql`create function no_end() returns trigger language plpgsql as $$ begin
    if nextval('ends') <= 2 then raise exception 'the database is away'; end if; return old; end $$`)
  await api.db.execute(sql`create trigger no_end before delete on graphile_worker._private_jobs
    for each row execute function no_end()`)
  const mailer = openMailer(readSettings({ SMTP_URL: mails.url }), api.db, NOT_RECORDED)
  const stop = await runJobs(api.pool, tasksOf(api.deps, mailer), {}, createLogger('silent'))
  await addJob(api.db, 'sendMail', { userId, purpose: 'reset' })
  await vi.waitFor(
    async () => {
      await agoBy('31 seconds')
      expect(mails.to(email)).toHaveLength(3)
    },
    { timeout: 60_000, interval: 500 },
  )
  await stop()
  mailer.close()
  await api.db.execute(sql`drop trigger no_end on graphile_worker._private_jobs`)
  expect(new Set(mails.to(email).map(({ messageId }) => messageId)).size).toBe(1)
  expect(await lockedJobs()).toEqual([])
})
