import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cases, type Endpoint, evidence, importing, reports } from '@portal/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMetrics } from '../metrics/index.ts'
import { BRAZIL } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
const agent = new Agent({ keepAlive: true })
let address: string
let ana: Person
let id: string

beforeAll(async () => {
  address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  await api.deps.health.untilWarm()
  ana = await api.signIn({ account: 'aborting' })
  const { body } = await ana.call(cases.create, { body: { answers: BRAZIL } })
  id = body.assessment.assessmentId
})
afterAll(() => agent.destroy())

const pathOf = ({ path }: Endpoint, query = '') => `/api${path.replace(':id', id)}${query}`
const json = (endpoint: Endpoint, body: object) => ({
  method: endpoint.method,
  path: pathOf(endpoint),
  type: 'application/json',
  body: JSON.stringify(body),
})
const file = Buffer.from(`country,use\n${'BR,research\n'.repeat(2_000)}`)

/** A call of every kind: with and without a body, answered at once, in a worker, and as a stream. */
async function callsOfEveryKind() {
  const links = await ana.call(reports.downloadLinks, { params: { id }, query: {} })
  return {
    list: json(cases.search, {}),
    save: json(cases.addAnswer, { remarks: 'some text' }),
    pdf: { method: 'GET', path: links.body.pdf, type: undefined, body: '' },
    export: json(cases.exportXlsx, {}),
    upload: {
      method: 'POST',
      path: pathOf(evidence.upload, '?name=list.csv'),
      type: 'application/octet-stream',
      body: file,
    },
    import: json(importing.read, { content: file.toString('base64') }),
  }
}
type Sent = Awaited<ReturnType<typeof callsOfEveryKind>>['list' | 'pdf' | 'upload']

/** Sends a call, half of its body first, and closes the connection after so many milliseconds unless it was answered. */
function send({ method, path, type, body }: Sent, closeAfter?: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${ana.accessToken}`,
      ...(type && { 'content-type': type, 'content-length': body.length }),
    }
    const call = request(address + path, { method, headers, agent }, (reply) => {
      reply.resume().once('close', () => resolve(reply.statusCode))
    })
    call.once('error', () => resolve(undefined))
    call.write(body.slice(0, body.length / 2))
    setImmediate(() => call.end(body.slice(body.length / 2)))
    if (closeAfter !== undefined) setTimeout(() => call.destroy(), closeAfter)
  })
}

const busy = () => api.pool.totalCount - api.pool.idleCount + api.pool.waitingCount
const isIdle = () => expect([api.app.underWay.size, busy()]).toEqual([0, 0])

test('500 calls of every kind that are closed at any moment leave nothing behind, and the next ones are answered', async () => {
  const calls = await callsOfEveryKind()
  const kinds = Object.values(calls)
  const sent = Array.from({ length: 500 }, async (_, index) => {
    // A few start in each turn, so that some are working, some waiting and some still sending.
    await sleep(index * 4)
    return send(kinds[index % kinds.length] ?? calls.list, (index * 7_919) % 97)
  })
  await Promise.all(sent)
  await vi.waitFor(isIdle, { timeout: 120_000, interval: 50 })

  for (const [kind, call] of Object.entries(calls)) expect([kind, await send(call)]).toEqual([kind, 200])
  await vi.waitFor(isIdle, { timeout: 120_000 })
})

test('calls sent behind each other on one connection that closes before their answers leave nothing behind', async () => {
  const { host, hostname, port } = new URL(address)
  const list = JSON.stringify({})
  const head = `POST ${pathOf(cases.search)} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${ana.accessToken}`
  const call = `${head}\r\nContent-Type: application/json\r\nContent-Length: ${list.length}\r\n\r\n${list}`
  const page = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const connections = Array.from({ length: 40 }, async (_, index) => {
    const socket = connect(Number(port), hostname).resume()
    await once(socket, 'connect')
    socket.write((index % 2 === 0 ? call : page).repeat(20))
    await sleep(5 + (index % 10))
    socket.destroy()
  })
  await Promise.all(connections)
  await vi.waitFor(isIdle, { timeout: 120_000, interval: 50 })
  expect(await send((await callsOfEveryKind()).list)).toBe(200)
})

test('100 lists closed after 5 ms leave the gauge at 0, and are counted as closed by their callers', async () => {
  const pools = { requests: { pool: api.pool }, background: { pool: api.pool }, health: { pool: api.pool } }
  const registry = createMetrics({ app: api.app, pools, settings: api.deps.settings } as never, api.deps.log as never)
  const { list } = await callsOfEveryKind()
  await Promise.all(Array.from({ length: 100 }, () => send(list, 5)))
  const gauge = async () => (await registry.metrics()).match(/^portal_http_requests_under_way (\d+)$/m)?.[1]
  await vi.waitFor(async () => expect(await gauge()).toBe('0'), { timeout: 120_000 })
  expect(await registry.metrics()).toMatch(/duration_seconds_count\{[^}]*status="499"\} \d+/)
  expect(await send(list)).toBe(200)
})
