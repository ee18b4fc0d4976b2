import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authentication, cases, users as userCalls } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { passOnAccessChanges } from '../db/accessChanges.ts'
import { type Connection, connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { unprivilegedUser } from '../db/embedded/unprivilegedUser.ts'
import { refusePooler } from '../db/pooler.ts'
import { PASSWORD, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

/** The path in Debian's package. Without it these tests are skipped, and the run says so. */
const PGBOUNCER = '/usr/sbin/pgbouncer'
const api = startApi()

test('a server without a pooler is accepted', async () => {
  await refusePooler(String(api.pool.options.connectionString))
})

describe.runIf(existsSync(PGBOUNCER))('PgBouncer in transaction mode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'))
  let bouncer: ChildProcess
  let url: string
  let requests: Connection
  let app: FastifyInstance

  beforeAll(async () => {
    const server = new URL(String(api.pool.options.connectionString))
    const port = 20_000 + (process.pid % 10_000)
    await chmod(folder, 0o755)
    const ini = join(folder, 'pgbouncer.ini')
    const database = server.pathname.slice(1)
    writeFileSync(
      ini,
      `[databases]
${database} = host=127.0.0.1 port=${server.port} dbname=${database} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
    )
    bouncer = spawn(PGBOUNCER, ['-q', ini], { ...(await unprivilegedUser()), stdio: 'ignore' })
    server.port = String(port)
    url = server.href
    await vi.waitFor(
      async () => {
        const { db, close } = connect(url, () => undefined, { pooled: true })
        await db.execute(sql`select 1`).finally(close)
      },
      { timeout: 120_000, interval: 100 },
    )
    requests = connect(url, () => undefined, { timeouts: REQUEST_TIMEOUTS, pooled: true })
    passOnAccessChanges(api.pool, requests.pool)
    app = await createApp({ ...api.deps, db: requests.db })
  })
  afterAll(async () => {
    await app.close()
    await requests.close()
    bouncer.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (path: string, payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })

  test('is refused at start-up without a direct URL', async () => {
    await expect(refusePooler(url)).rejects.toThrow(/DATABASE_URL: .* pooler in transaction mode.*DATABASE_DIRECT_URL/)
  })

  test('serves many concurrent requests', async () => {
    const { email } = await api.makeUser()
    const { accessToken } = (await post(authentication.login.path, { email, password: PASSWORD })).json()
    const body = { answers: { providerCountry: 'BR', accessDate: '2019-03-10' } }
    const calls = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? post(cases.create.path, body, accessToken)
        : app.inject({ url: `/api${userCalls.me.path}`, headers: { authorization: `Bearer ${accessToken}` } }),
    )
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('does not hide that a user may no longer sign in', async () => {
    const { email, userId } = await api.makeUser()
    const { accessToken } = (await post(authentication.login.path, { email, password: PASSWORD })).json()
    const me = () =>
      app.inject({ url: `/api${userCalls.me.path}`, headers: { authorization: `Bearer ${accessToken}` } })
    expect((await me()).statusCode).toBe(200)
    await api.db.execute(sql`update users set status = 'DEACTIVATED' where user_id = ${userId}`)
    await vi.waitFor(async () => expect((await me()).statusCode).toBe(401), { timeout: 120_000, interval: 20 })
  })
})
