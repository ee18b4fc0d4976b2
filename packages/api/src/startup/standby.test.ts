import { assessments, type Endpoint, legalDocuments } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { openStandby, type Standby } from '../db/standby/standby.ts'
import { createLogger } from '../http/server/logger.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

/**
 * A second, read-only database of the same server stands in for a standby: it reports to have replayed everything, but
 * contains nothing that the tests write. The behaviour of a lagging standby is tested on a cluster.
 */
const api = startApi()
const copy = freshDatabase()
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
let reads: Connection
let standby: Standby
let app: FastifyInstance
let writer: Person
let reader: Person

beforeAll(async () => {
  const url = String(copy.current.pool.options.connectionString)
  await copy.current.db.execute(
    sql.raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`),
  )
  proxy = await startDatabaseProxy(url)
  reads = connect(proxy.url, () => undefined, { timeouts: REQUEST_TIMEOUTS, standby: true })
  const primary = { db: api.db, pool: api.pool, close: async () => undefined }
  standby = openStandby({ primary, standby: reads, log: createLogger('silent') })
  app = await createApp({ ...api.deps, db: standby.db, standby })
  await app.ready()
  writer = await api.signIn({ role: 'DPT_USER' })
  reader = await api.signIn({ account: writer.accountId, role: 'DPT_USER' })
  await vi.waitFor(() => expect(standby.isUsed()).toBe(true), { timeout: 20_000 })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  standby.stop()
  await app.close()
  await reads.close()
  await proxy.takeDown()
})

type RequestParts = { payload?: object; cookie?: string }
const call = ({ accessToken }: Person, { method, path }: Endpoint, { payload, cookie = '' }: RequestParts = {}) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${accessToken}`, cookie },
    ...(payload && { payload }),
  })
const totalFor = async (person: Person, cookie = '') =>
  (await call(person, assessments.search, { payload: {}, cookie })).json().total

test('a list is read from the standby, but from the primary for a session that has just written', async () => {
  // However slow the machine, the write is only just over.
  vi.useFakeTimers({ toFake: ['performance'] })
  const made = await call(writer, assessments.create, { payload: { answers: BRAZIL } })
  expect(made.statusCode).toBe(200)

  expect(await totalFor(reader)).toBe(0)
  expect(await totalFor(writer)).toBe(1)
  const cookie = String(made.headers['set-cookie']).split(';')[0]
  expect(cookie).toMatch(/^portal-wrote=/)
  expect(await totalFor(reader, cookie)).toBe(1)
})

test('an export and a search within a transaction are read from the standby, an assessment from the primary', async () => {
  const made = await call(writer, assessments.create, { payload: { answers: BRAZIL } })
  const { assessmentId } = made.json().assessment
  const file = await call(reader, assessments.exportCsv, { payload: {} })
  expect(file.body).not.toContain('Bacillus subtilis')
  expect((await call(reader, legalDocuments.search, { payload: { q: 'access' } })).statusCode).toBe(200)
  expect((await reader.call(assessments.read, { params: { id: assessmentId }, query: {} })).status).toBe(200)
})

test('a list is read from the primary while the standby is unavailable, and from the standby once it is back', async () => {
  const before = await totalFor(writer, 'portal-wrote=1')
  await proxy.takeDown()
  expect(await totalFor(reader)).toBe(before)
  expect(standby.isUsed()).toBe(false)

  await proxy.bringBack()
  await vi.waitFor(() => expect(standby.isUsed()).toBe(true), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await totalFor(reader)).toBe(0), { timeout: 20_000 })
})
