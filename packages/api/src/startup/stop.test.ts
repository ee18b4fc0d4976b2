import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ErrorBody } from '@portal/contract'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerErrors } from '../http/errors.ts'
import { closeServer, listenToAnswers, trackRequests } from '../http/server/requests.ts'
import { openHealth } from '../system/index.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { checkPort } from './preconditions.ts'

const database = freshDatabase()
/** A single connection that stays open, like those of a load balancer. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function startServer() {
  const entries: { route?: string; msg: string }[] = []
  const log = pino({}, { write: (line: string) => void entries.push(JSON.parse(line)) })
  const app = Fastify({ return503OnClosing: false })
  answerErrors(app)
  listenToAnswers(app)
  trackRequests(app)
  app.get('/fast', async () => 'done')
  app.get('/slow', async () => sleep(300, 'done'))
  app.get('/endless', () => new Promise(() => undefined))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, log, entries, address }
}

const fetchOn = (url: string, through?: Agent) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(url, through ? { agent: through } : {}, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    }).on('error', reject)
  })

test('requests under way when the portal stops are answered; later ones on an open connection get the documented 503', async () => {
  const { app, log, address } = await startServer()
  await fetchOn(`${address}/fast`, agent)
  const slow = fetchOn(`${address}/slow`)
  const queued = [fetchOn(`${address}/slow`, agent), fetchOn(`${address}/fast`, agent)]
  await sleep(100)
  const closed = closeServer(app, 5_000, log)

  expect(await slow).toEqual({ status: 200, body: 'done' })
  const [, late] = await Promise.allSettled(queued)
  if (late?.status === 'fulfilled') {
    expect(late.value.status).toBe(503)
    expect(ErrorBody.parse(JSON.parse(late.value.body))).toMatchObject({ code: 'UNAVAILABLE' })
  } else {
    expect(late?.reason).toMatchObject({ code: 'ECONNREFUSED' })
  }
  await closed
})

test('a request that takes too long is cut off and logged', async () => {
  const { app, log, entries, address } = await startServer()
  const endless = fetchOn(`${address}/endless`).catch((error: Error) => error)
  await sleep(100)
  await closeServer(app, 200, log)

  expect(await endless).toBeInstanceOf(Error)
  expect(entries).toMatchObject([{ route: 'GET /endless', msg: 'cut off, because the portal stops' }])
})

test('a portal is ready once its caches are filled, and until it drains', async () => {
  const health = openHealth(database.current.db)
  const notReady = { code: 'UNAVAILABLE', details: { isExpected: true } }
  let filled = () => {}
  health.warmUp(new Promise((resolve) => (filled = resolve)))
  expect(await health.problem()).toMatchObject(notReady)
  filled()
  await health.untilWarm()
  expect(await health.problem()).toBeUndefined()
  health.drain()
  expect(await health.problem()).toMatchObject(notReady)
})

test('a port in use is reported before anything is started', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
  })
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(`PORT: another program listens on port ${port}`)
  await new Promise((resolve) => other.close(resolve))
  await checkPort({ host: '127.0.0.1', port })
  await expect(checkPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST: this machine does not have')
})
