import { authentication, news, system } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { createLogger } from '../http/server/logger.ts'
import { addJob } from '../jobs/jobs.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { openHealth } from '../system/index.ts'
import { startDatabaseProxy } from '../testing/servers/databaseProxy.ts'
import { PASSWORD, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

const api = startApi()
const path = (endpoint: { path: string }) => `/api${endpoint.path}`
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
let connection: Connection
let app: FastifyInstance
let email: string
const broken: string[] = []

beforeAll(async () => {
  proxy = await startDatabaseProxy(String(api.pool.options.connectionString))
  connection = connect(proxy.url, ({ message }) => broken.push(message), { timeouts: REQUEST_TIMEOUTS })
  app = await createApp({
    ...api.deps,
    db: connection.db,
    settings: { ...api.deps.settings, answerSeconds: 10 },
    health: openHealth(connection.db),
  })
  await app.ready()
  email = (await api.makeUser()).email
})
beforeEach(() => {
  broken.length = 0
})
afterAll(async () => {
  await app.close()
  await connection.close()
  await proxy.takeDown()
})

const signIn = () =>
  app.inject({ method: 'POST', url: path(authentication.login), payload: { email, password: PASSWORD } })
const isReady = async () => (await app.inject(path(system.ready))).statusCode

test('an unavailable database is answered with 503 and Retry-After, and the portal recovers by itself', async () => {
  const { accessToken } = (await signIn()).json()
  expect(await isReady()).toBe(200)

  await proxy.takeDown()
  expect(await isReady()).toBe(503)
  for (const reply of [
    await signIn(),
    await app.inject({ url: path(news.list), headers: { authorization: `Bearer ${accessToken}` } }),
  ]) {
    expect(reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    expect(reply.statusCode).toBe(503)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await app.inject(path(system.live))).statusCode).toBe(200)

  await proxy.bringBack()
  expect(await isReady()).toBe(200)
  expect((await signIn()).statusCode).toBe(200)
})

test('a portal whose database is away after its start is ready once it is back and the caches are filled', async () => {
  await proxy.takeDown()
  const health = openHealth(api.db)
  const other = await createApp({ ...api.deps, db: connection.db, health })
  await other.listen({ host: '127.0.0.1', port: 0 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await health.problem()).toMatchObject({ code: 'UNAVAILABLE' })
  await proxy.bringBack()
  await vi.waitFor(async () => expect(await health.problem()).toBeUndefined(), { timeout: 200_000 })
  await other.close()
})

test('a connection that breaks within a transaction is reported and fails only that transaction', async () => {
  const work = connection.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await proxy.takeDown()
    await tx.execute(sql`select 2`)
  })

  await expect(work).rejects.toThrow()
  expect(broken.length).toBeGreaterThan(0)
  await proxy.bringBack()
  await connection.db.execute(sql`select 3`)
})

test('jobs resume once the database is back', async () => {
  const done: string[] = []
  const task = async (payload: object) => {
    done.push(JSON.stringify(payload))
  }
  const nothing = async () => undefined
  const tasks = {
    purgeAuthentication: nothing,
    notifyLocked: nothing,
    notifyLawLocks: nothing,
    mailLawChange: nothing,
    mailReleaseAsked: nothing,
    reevaluate: nothing,
    resumeActivations: nothing,
    compactTallies: nothing,
    sendMail: task,
    runImport: nothing,
    createMissingDuties: nothing,
    anchorAudit: nothing,
    anchorChain: nothing,
    applyRetention: nothing,
    deliverWebhook: nothing,
    queueDutyMails: nothing,
    mailDuties: nothing,
    expireEvidence: nothing,
    recheckCertificates: nothing,
    sweepFiles: nothing,
    runCheck: nothing,
  }
  const stop = runJobs(connection.pool, tasks, {}, createLogger('silent'))
  try {
    await addJob(connection.db, 'sendMail', { userId: 'before', purpose: 'reset' })
    await vi.waitFor(() => expect(done.join()).toContain('before'), { timeout: 120_000 })
    await proxy.takeDown()
    await expect(addJob(connection.db, 'sendMail', { userId: 'during', purpose: 'reset' })).rejects.toThrow()
    await proxy.bringBack()
    // A pool notices a dead idle connection only when it is used: that call fails, the next one gets a new connection.
    const queue = () => addJob(connection.db, 'sendMail', { userId: 'after', purpose: 'reset' })
    await vi.waitFor(queue, { timeout: 120_000 })
    await vi.waitFor(() => expect(done.join()).toContain('after'), { timeout: 120_000 })
  } finally {
    await stop()
  }
})

test('a database that does not respond is answered with 503 within ten seconds, and the portal recovers by itself', async () => {
  expect((await signIn()).statusCode).toBe(200)
  proxy.swallow()
  const began = performance.now()
  const [ready, reply] = await Promise.all([isReady(), signIn()])
  expect(ready).toBe(503)
  expect(reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(performance.now() - began).toBeLessThan(15_000)

  proxy.passAgain()
  await vi.waitFor(async () => expect((await signIn()).statusCode).toBe(200), { timeout: 120_000, interval: 100 })
})

test('a statement that waits too long for a lock is ended and answered with 503', async () => {
  const short = connect(proxy.url, () => undefined, { timeouts: { ...REQUEST_TIMEOUTS, lock_timeout: 100 } })
  const other = await createApp({ ...api.deps, db: short.db })
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in access exclusive mode`)
    const reply = await other.inject({
      method: 'POST',
      url: path(authentication.login),
      payload: { email, password: PASSWORD },
    })
    expect(reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  })
  await other.close()
  await short.close()
})
