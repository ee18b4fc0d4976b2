import { audit, type CallInput, cases, dashboard, type Endpoint, legalDocuments } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { legalDocuments as documentTable, assessments as table } from '../db/schema.ts'
import { openStandby, type Standby } from '../db/standby.ts'
import { createLogger } from '../http/server/logger.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { startDatabaseProxy } from '../testing/servers/databaseProxy.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

/**
 * A second, read-only database of the same server stands in for a standby: it reports to have replayed everything, but
 * contains nothing that the tests write, and lacks one document. The behaviour of a lagging standby is tested on a
 * cluster.
 */
const api = startApi()
const copy = freshDatabase()
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
let replica: Connection
let standby: Standby
let app: FastifyInstance
let ana: Person
let missingDocument: string

beforeAll(async () => {
  const { db, pool } = copy.current
  const [document] = await db.select().from(documentTable).limit(1)
  missingDocument = document?.documentId ?? ''
  await db.delete(documentTable).where(eq(documentTable.documentId, missingDocument))
  const url = String(pool.options.connectionString)
  await db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`))
  proxy = await startDatabaseProxy(url)
  replica = connect(proxy.url, () => undefined, { timeouts: REQUEST_TIMEOUTS, standby: true })
  const primary = { db: api.db, pool: api.pool, close: async () => undefined }
  standby = openStandby({ primary, standby: replica, log: createLogger('silent') })
  app = await createApp({ ...api.deps, standby })
  await app.ready()
  ana = await api.signIn({ role: 'ACC_ADMIN' })
  await ana.call(cases.create, { body: { answers: BRAZIL } })
  await api.db.update(table).set({ status: 'COMPLETED' }).where(eq(table.ownerId, ana.userId))
  await vi.waitFor(() => expect(standby.isUsed()).toBe(true), { timeout: 120_000 })
})
afterAll(async () => {
  standby.stop()
  await app.close()
  await replica.close()
  await proxy.takeDown()
})

/** Calls the portal with the standby. */
async function call({ method, path }: Endpoint, payload?: object) {
  const headers = { authorization: `Bearer ${ana.accessToken}` }
  const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  expect(reply.statusCode).toBe(200)
  return reply
}
const RESOURCE = 'Bacillus subtilis'
const DOCUMENTS = { q: '' } satisfies CallInput<typeof legalDocuments.search>['body']

test('exports, charts and the search of documents are read from the standby', async () => {
  for (const endpoint of [cases.exportCsv, audit.export]) {
    const [, ...rows] = (await call(endpoint, {})).body.trimEnd().split('\r\n')
    expect(rows).toEqual([])
  }
  expect((await call(dashboard.charts)).json().months).toEqual([])
  expect((await ana.call(dashboard.charts, {})).body.months).toHaveLength(1)
  const everything = (await ana.call(legalDocuments.search, { body: DOCUMENTS })).body.total
  expect((await call(legalDocuments.search, DOCUMENTS)).json().total).toBe(everything - 1)
})

test('a list is read from the primary, so that it shows what was written just before', async () => {
  expect((await call(cases.search, {})).json().total).toBe(1)
})

test('what has not reached the standby yet is read from the primary', async () => {
  const reply = await app.inject({
    url: `/api${legalDocuments.read.path.replace(':id', missingDocument)}`,
    headers: { authorization: `Bearer ${ana.accessToken}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(standby.isUsed()).toBe(true)
})

test('without the standby everything is read from the primary at once, and from the standby when it is back', async () => {
  await proxy.takeDown()
  expect((await call(cases.exportCsv, {})).body).toContain(RESOURCE)
  expect(standby.isUsed()).toBe(false)
  expect((await call(dashboard.charts)).json().months).toHaveLength(1)

  await proxy.bringBack()
  await vi.waitFor(() => expect(standby.isUsed()).toBe(true), { timeout: 120_000 })
  expect((await call(cases.exportCsv, {})).body).not.toContain(RESOURCE)
})
