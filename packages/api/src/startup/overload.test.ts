import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { authentication, cases, packs, reports, system, users } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Transaction } from '../db/connect.ts'
import { createLogger } from '../http/server/logger.ts'
import { type Health, openHealth, watchDisk } from '../system/index.ts'
import { PASSWORD, type Person, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

const api = startApi()
const BRAZIL = { providerCountry: 'BR', accessDate: '2019-03-10' }
const create = (person: Person) => person.call(cases.create, { body: { answers: BRAZIL } })
const isReady = () => api.call(system.ready, {})

afterEach(() => {
  vi.useRealTimers()
})

describe('a full disk, simulated by a table whose writes fail like PostgreSQL’s', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await api.signIn({ account: 'full' })
    await api.db.execute(sql`create function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/5/1": No space left on device' using errcode = '53100'; end $$`)
    await api.db.execute(
      sql`create trigger no_space before insert on assessments for each statement execute function no_space()`,
    )
  })
  const makeRoom = () => api.db.execute(sql`drop trigger if exists no_space on assessments`)
  afterAll(makeRoom)

  test('is reported clearly and by the health check; reads continue, and writes resume by themselves once there is room', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    expect(await create(ana)).toMatchObject({
      status: 507,
      headers: { 'retry-after': '60' },
      body: { code: 'STORAGE_FULL', message: expect.stringContaining('no space left') },
    })
    expect(await isReady()).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } })
    expect((await ana.call(users.me, {})).status).toBe(200)

    await makeRoom()
    expect((await create(ana)).status).toBe(200)
    // A load balancer checks every few seconds.
    vi.advanceTimersByTime(6_000)
    expect((await isReady()).status).toBe(507)
    vi.advanceTimersByTime(4_001)
    expect((await isReady()).status).toBe(200)
  })

  test.each([
    { freeMb: 5000, holdsDatabase: true, warned: 0, problem: undefined },
    { freeMb: 900, holdsDatabase: true, warned: 1, problem: undefined },
    { freeMb: 20, holdsDatabase: true, warned: 1, problem: 'STORAGE_FULL' },
    { freeMb: 20, holdsDatabase: false, warned: 1, problem: undefined },
  ])(
    'with $freeMb MB left (the database there: $holdsDatabase) there are $warned warnings, and the problem is $problem',
    async ({ freeMb, holdsDatabase, warned, problem }) => {
      const warnings: object[] = []
      const log = Object.assign(createLogger('silent'), { warn: (entry: object) => warnings.push(entry) })
      const health = openHealth(api.db)
      const looked = vi.fn(async () => freeMb)
      const stop = watchDisk({ folder: '/', warnBelowMb: 1024, holdsDatabase, freeMb: looked }, health, log)
      await expect.poll(() => looked).toHaveBeenCalled()
      expect((await health.problem())?.code).toBe(problem)
      stop()
      expect(warnings).toHaveLength(warned)
    },
  )

  test('the free space is measured for the folder', async () => {
    const warnings: object[] = []
    const log = Object.assign(createLogger('silent'), { warn: (entry: object) => warnings.push(entry) })
    const disk = { folder: '/', warnBelowMb: Number.MAX_SAFE_INTEGER, holdsDatabase: true }
    const stop = watchDisk(disk, openHealth(api.db), log)
    await expect.poll(() => warnings).toEqual([{ freeMb: expect.any(Number) }])
    stop()
  })
})

describe('more requests than the portal handles at once', () => {
  let app: FastifyInstance
  let address: string
  // On a busy machine, waiting for the lock takes longer than a request usually may.
  const timeouts = { idle_in_transaction_session_timeout: 60_000 }
  const connection = (max: number) =>
    connect(String(api.pool.options.connectionString), () => undefined, { max, timeouts })
  const settings = () => ({ ...api.deps.settings, requestsAtOnce: 20, databaseConnections: 4, answerSeconds: 60 })
  let requests: ReturnType<typeof connect>
  let health: Health
  beforeAll(async () => {
    requests = connection(4)
    health = openHealth(api.db)
    app = await createApp({ ...api.deps, db: requests.db, settings: settings(), health })
    // On IPv4 and, where there is IPv6, on that too: Node has a server for each.
    address = await app.listen({ host: 'localhost', port: 0 })
    expect(await health.problem()).toMatchObject({ code: 'UNAVAILABLE' })
    await health.untilWarm()
    expect(await health.problem()).toBeUndefined()
  })
  afterAll(async () => {
    await app.close()
    await requests.close()
  })
  /** Uses real connections. */
  const get = (agent: Agent, path: string, { accessToken }: Pick<Person, 'accessToken'>) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const call = request(`${address}/api${path}`, { agent, headers }, async (reply) => {
        const chunks = await reply.toArray()
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(chunks).toString() })
      })
      call.once('error', reject).end()
    })

  const storm = (person: Person) =>
    app.inject({
      method: 'POST',
      url: `/api${cases.create.path}`,
      headers: { authorization: `Bearer ${person.accessToken}` },
      payload: { answers: BRAZIL },
    })
  /** Makes every assessment of these accounts wait for its audit log until the transaction ends. */
  const holdAccounts = (tx: Transaction, accounts: readonly string[]) =>
    tx.execute(sql`select 1 from audit_heads where account_id = any (${sql.param(accounts)}::text[]) for update`)

  test('wait in a queue; those beyond it are refused at once with 503 and Retry-After, and health checks pass', async () => {
    const [ana, bob, eve] = await Promise.all(['many', 'few', 'calm'].map((account) => api.signIn({ account })))
    if (!ana || !bob || !eve) throw new Error('nobody signed in')
    const agent = new Agent({ keepAlive: true })
    const waiting = await api.db.transaction(async (tx) => {
      await holdAccounts(tx, ['many', 'few'])
      const all = [ana, bob].flatMap((person) => Array.from({ length: 10 }, () => storm(person)))
      await vi.waitFor(() => expect(app.underWay.size).toBe(20), { timeout: 120_000 })
      const replies: Awaited<ReturnType<typeof get>>[] = []
      const queued = Array.from({ length: 60 }, async () => {
        const reply = await get(agent, users.me.path, eve)
        replies.push(reply)
        return reply
      })
      const refused = await vi.waitUntil(() => replies.find(({ status }) => status === 503), { timeout: 120_000 })
      const { headers, text } = refused
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'UNAVAILABLE' })
      expect(headers['retry-after']).toBe('1')
      expect(headers['x-request-id']).toBe(JSON.parse(text).requestId)
      expect((await get(agent, system.live.path, ana)).status).toBe(200)
      return [Promise.all(all), Promise.all(queued)] as const
    })
    // Those whose caller was not known yet when the others came wait among them.
    const answered = [
      ...(await waiting[0]).map(({ statusCode }) => statusCode),
      ...(await waiting[1]).map(({ status }) => status),
    ]
    expect(answered.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(new Set(answered)).toEqual(new Set([200, 503]))
    expect((await get(agent, users.me.path, ana)).status).toBe(200)
    agent.destroy()
  })

  test('of one account leave room for another, whose request is answered while they wait', async () => {
    const ana = await api.signIn({ account: 'stormy' })
    const bob = await api.signIn({ account: 'calm' })
    const waiting = await api.db.transaction(async (tx) => {
      await holdAccounts(tx, ['stormy'])
      const all = Array.from({ length: 18 }, () => storm(ana))
      await vi.waitFor(() => expect(app.underWay.size).toBe(10), { timeout: 120_000 })
      expect((await storm(bob)).statusCode).toBe(200)
      return all
    })
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array(10).fill(200), ...Array(8).fill(503)])
  })

  test('of callers who are not signed in, from many addresses, leave room for a user; of one address, for the others', async () => {
    // Each request has a connection of its own: the session of a user may have to be read while the others wait.
    const connections = connection(20)
    const app = await createApp({ ...api.deps, db: connections.db, settings: settings(), health })
    const ana = await api.signIn()
    const signIn = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: `/api${authentication.login.path}`,
        remoteAddress,
        payload: { email: 'nobody@example.org', password: PASSWORD },
      })
    const waiting = await api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table throttles in access exclusive mode`)
      const ofOne = Array.from({ length: 7 }, () => signIn('192.0.2.1'))
      await vi.waitFor(() => expect(app.underWay.size).toBe(7), { timeout: 120_000 })
      const ofMany = Array.from({ length: 8 }, (_, index) => signIn(`192.0.2.${index + 2}`))
      await vi.waitFor(() => expect(app.underWay.size).toBe(12), { timeout: 120_000 })
      const headers = { authorization: `Bearer ${ana.accessToken}` }
      expect((await app.inject({ url: `/api${users.me.path}`, headers })).statusCode).toBe(200)
      return [...ofOne, ...ofMany]
    })
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
    await app.close()
    await connections.close()
  })
})

describe('bodies that arrive slowly, more of them than there are places', () => {
  let address: URL
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createApp({ ...api.deps, settings: { ...api.deps.settings, requestsAtOnce: 4 } })
    address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  })
  afterAll(() => app.close())

  /** Sends the beginning of a body, and returns the connection. */
  const begin = (path: string, headers = ''): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = createConnection(Number(address.port), address.hostname, () => {
        socket.write(`POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}`)
        socket.write('content-length: 200\r\n\r\n{')
        resolve(socket)
      })
    })
  const statusOf = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${address.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then(({ status }) => status)

  test('keep neither strangers nor their own account from being answered', async () => {
    const ana = await api.signIn({ account: 'slow bodies' })
    const authorization = `Bearer ${ana.accessToken}`
    const { path } = authentication.login
    const sockets: Socket[] = []
    const open = async (to: string, headers?: string) => {
      sockets.push(await begin(to, headers))
      await vi.waitFor(() => expect(app.underWay.size).toBe(sockets.length), { timeout: 120_000 })
    }
    for (let pair = 0; pair < 20; pair++) {
      await open(path)
      await open(cases.search.path, `authorization: ${authorization}\r\n`)
    }
    expect(await statusOf(path, {}, { email: 'nobody@example.org', password: PASSWORD })).toBe(401)
    expect(await statusOf(cases.search.path, { authorization }, {})).toBe(200)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(app.underWay.size).toBe(0), { timeout: 120_000 })
  })
})

describe('more requests than a user may make in a minute', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createApp({ ...api.deps, settings: { ...api.deps.settings, searchesAMinute: 20 } })
  })
  afterAll(() => app.close())
  const ask = ({ accessToken }: Person, url: string, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(payload && { payload }),
    })
  const search = (person: Person) => ask(person, `/api${cases.search.path}`, {})
  const statuses = async (times: number, send: () => Promise<{ statusCode: number }>) => {
    const replies: number[] = []
    for (let time = 0; time < times; time++) replies.push((await send()).statusCode)
    return replies
  }

  test('are refused with 429, a clear message and Retry-After until the minute is over: searches, previews and files', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 15_000 })
    const ana = await api.signIn({ account: 'limited' })
    const bob = await api.signIn({ account: 'limited' })
    expect(await statuses(21, () => search(ana))).toEqual([...Array(20).fill(200), 429])
    expect(await search(ana)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } })
    expect((await search(ana)).json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Too many'),
    })
    expect((await search(bob)).statusCode).toBe(200)

    const { assessmentId } = (await create(ana)).body.assessment
    const links = `/api${reports.downloadLinks.path.replace(':id', assessmentId)}`
    const { json } = (await ask(ana, links)).json()
    expect(await statuses(3, () => app.inject(json))).toEqual([200, 200, 429])
    const preview = `/api${packs.preview.path}`
    expect((await statuses(3, () => ask(bob, preview, { assessmentIds: [assessmentId] }))).at(-1)).toBe(429)

    vi.setSystemTime(Date.now() + 60_000)
    expect((await search(ana)).statusCode).toBe(200)
  })
})

test('assessments that are created concurrently get unique numbers', async () => {
  const ana = await api.signIn({ account: 'numbered' })
  const started = await Promise.all(Array.from({ length: 8 }, () => create(ana)))
  const numbers = started.map(({ body }) => body.assessment.id)
  expect(new Set(numbers).size).toBe(8)
})
