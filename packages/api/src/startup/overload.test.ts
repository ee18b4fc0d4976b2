import { assessments, news, packs, system, users } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, REQUEST_TIMEOUTS } from '../db/connect.ts'
import { createLogger } from '../http/server/logger.ts'
import { openHealth, watchDisk } from '../system/index.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { createApp } from './app.ts'

const api = startApi()
const BRAZIL = { providerCountry: 'BR', accessDate: '2019-03-10' }
const create = (person: Person) => person.call(assessments.create, { body: { answers: BRAZIL } })
const isReady = () => api.call(system.ready, {})

afterEach(() => {
  vi.useRealTimers()
})

describe('a full disk, simulated by a table whose writes fail as PostgreSQL fails then', () => {
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

  test('is told in words and by the health check, reading goes on, and saving by itself once there is room', async () => {
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
    vi.advanceTimersByTime(10_001)
    expect((await isReady()).status).toBe(200)
  })

  test.each([
    { freeMb: 5000, warned: 0, problem: undefined },
    { freeMb: 900, warned: 1, problem: undefined },
    { freeMb: 20, warned: 1, problem: 'STORAGE_FULL' },
  ])(
    'with $freeMb MB left there are $warned warnings, and the problem is $problem',
    async ({ freeMb, warned, problem }) => {
      const warnings: object[] = []
      const log = Object.assign(createLogger('silent'), { warn: (entry: object) => warnings.push(entry) })
      const health = openHealth(api.db)
      const looked = vi.fn(async () => freeMb)
      const stop = watchDisk({ folder: '/', warnBelowMb: 1024, freeMb: looked }, health, log)
      await vi.waitFor(() => expect(looked).toHaveBeenCalled())
      expect(await health.problem()).toBe(problem)
      stop()
      expect(warnings).toHaveLength(warned)
    },
  )

  test('the free space is that of the folder', async () => {
    const warnings: object[] = []
    const log = Object.assign(createLogger('silent'), { warn: (entry: object) => warnings.push(entry) })
    const stop = watchDisk({ folder: '/', warnBelowMb: Number.MAX_SAFE_INTEGER }, openHealth(api.db), log)
    await vi.waitFor(() => expect(warnings).toEqual([{ freeMb: expect.any(Number) }]))
    stop()
  })
})

describe('more requests than the portal works on at once', () => {
  let app: FastifyInstance
  const connection = () => connect(String(api.pool.options.connectionString), () => undefined, CONNECTIONS)
  const CONNECTIONS = { max: 4, timeouts: REQUEST_TIMEOUTS }
  let requests: ReturnType<typeof connect>
  beforeAll(async () => {
    requests = connection()
    const settings = { ...api.deps.settings, requestsAtOnce: 20, databaseConnections: CONNECTIONS.max }
    app = await createApp({ ...api.deps, db: requests.db, settings })
  })
  afterAll(async () => {
    await app.close()
    await requests.close()
  })
  const get = (person: Person) =>
    app.inject({ url: `/api${news.list.path}`, headers: { authorization: `Bearer ${person.accessToken}` } })

  test('are refused at once with 503 and Retry-After; health checks pass', async () => {
    const ana = await api.signIn()
    const replies = await Promise.all(Array.from({ length: 60 }, () => get(ana)))
    const refused = replies.filter(({ statusCode }) => statusCode === 503)

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(refused).toHaveLength(40)
    expect(refused[0]?.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(refused[0]?.headers['retry-after']).toBe('1')
    expect((await app.inject(`/api${system.ready.path}`)).statusCode).toBe(200)
  })

  test('of one account leave room for another: its call is answered while they wait', async () => {
    const [ana, bob] = [await api.signIn({ account: 'stormy' }), await api.signIn({ account: 'calm' })]
    const url = `/api${assessments.create.path}`
    const storm = (person: Person) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${person.accessToken}` },
        payload: { answers: BRAZIL },
      })
    await api.db.transaction(async (tx) => {
      // Every assessment of this account now waits where its log is written.
      await tx.execute(sql`select 1 from audit_heads where account_id = 'stormy' for update`)
      const waiting = Array.from({ length: 10 }, () => storm(ana))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect((await storm(bob)).statusCode).toBe(200)
      await tx.execute(sql`select 2`)
      void Promise.all(waiting)
    })
    const list = await storm(ana)
    expect(list.statusCode).toBe(200)
  })
})

describe('more than one user may ask for in a minute', () => {
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
  const search = (person: Person) => ask(person, `/api${assessments.search.path}`, {})
  const statuses = async (times: number, send: () => Promise<{ statusCode: number }>) => {
    const replies: number[] = []
    for (let time = 0; time < times; time++) replies.push((await send()).statusCode)
    return replies
  }

  test('is refused in words with 429 and Retry-After: searches, previews and files, until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 15_000 })
    const [ana, bob] = [await api.signIn({ account: 'limited' }), await api.signIn({ account: 'limited' })]
    expect(await statuses(21, () => search(ana))).toEqual([...Array(20).fill(200), 429])
    expect(await search(ana)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '45' } })
    expect((await search(ana)).json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Too many'),
    })
    expect((await search(bob)).statusCode).toBe(200)

    const { assessmentId } = (await create(ana)).body.assessment
    const links = `/api${assessments.downloadLinks.path.replace(':id', assessmentId)}`
    const { json } = (await ask(ana, links)).json()
    expect(await statuses(3, () => app.inject(json))).toEqual([200, 200, 429])
    const preview = `/api${packs.preview.path}`
    expect((await statuses(3, () => ask(bob, preview, { assessmentIds: [assessmentId] }))).at(-1)).toBe(429)

    vi.setSystemTime(Date.now() + 60_000)
    expect((await search(ana)).statusCode).toBe(200)
  })
})

test('assessments that are started at once get numbers of their own', async () => {
  const ana = await api.signIn({ account: 'numbered' })
  const started = await Promise.all(Array.from({ length: 8 }, () => create(ana)))
  const numbers = started.map(({ body }) => body.assessment.id)
  expect(new Set(numbers).size).toBe(8)
})
