import { type AddressInfo, createConnection } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../shared/settings/settings.ts'
import { createLogger } from './logger.ts'
import { createServer } from './server.ts'

const settings = { ...readSettings({ DATA_DIR: '/tmp' }), answerSeconds: 0.2 }
const app = await createServer(settings, createLogger('silent'))
const slowly = async () => {
  await sleep(1_000)
  return { done: true }
}
app.get('/slow', slowly)
app.post('/slow', slowly)
app.get('/file', { config: { isFile: true } }, slowly)
app.get('/sent', async () =>
  Readable.from(
    (async function* () {
      yield 'begun, '
      await sleep(600)
      yield 'ended'
    })(),
  ),
)
let address: string
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

test.each([
  { name: 'without a body', init: {} },
  {
    name: 'whose body was read',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  },
])('a request $name is answered with 503 and Retry-After once its time is over', async ({ init }) => {
  const began = performance.now()
  const reply = await fetch(`${address}/slow`, init)
  expect(performance.now() - began).toBeLessThan(900)
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await reply.json()).toMatchObject({ code: 'UNAVAILABLE' })
})

test('a request whose body has not arrived by then is answered with 408, and its connection is closed', async () => {
  const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
  const reply = Buffer.concat(await socket.toArray()).toString()
  expect(reply).toMatch(/^HTTP\/1\.1 408 /)
  expect(reply).toContain('"code":"REQUEST_TIMEOUT"')
})

test('a file may take longer, and so may the sending of an answer that has begun', async () => {
  expect(await (await fetch(`${address}/file`)).json()).toEqual({ done: true })
  const uncompressed = { headers: { 'accept-encoding': 'identity' } }
  expect(await (await fetch(`${address}/sent`, uncompressed)).text()).toBe('begun, ended')
})
