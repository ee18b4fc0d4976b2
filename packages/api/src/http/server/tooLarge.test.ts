import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveFile } from '../../file-store/index.ts'
import { readSettings } from '../../shared/settings/settings.ts'
import { createLogger } from './logger.ts'
import { createServer } from './server.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-too-large-'))
const app = await createServer(readSettings({ DATA_DIR: folder }), createLogger('silent'))
app.post('/json', async () => ({ done: true }))
const receives = { config: { receives: 'application/octet-stream', isFile: true } }
app.post<{ Body: Readable }>('/file', receives, async ({ body, headers }) => {
  const announced = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  return receiveFile(body, join(folder, 'received'), { maxBytes: 1024 * 1024, announced })
})
beforeAll(async () => void (await app.listen({ host: '127.0.0.1', port: 0 })))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const BODY_MB = 40
const CHUNK = Buffer.alloc(64 * 1024, ' ')

/** Sends the whole body, and reads nothing before: what a program does that writes first and reads then. */
async function post(path: string, type: string, { chunked }: { chunked: boolean }): Promise<string> {
  const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.pause()
  // Each failed write is reported where it is awaited.
  socket.on('error', () => undefined)
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${BODY_MB * 1024 * 1024}`
  const write = (data: Buffer | string) =>
    new Promise<void>((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())))
  await write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`)
  for (let sent = 0; sent < BODY_MB * 1024 * 1024; sent += CHUNK.length) {
    await write(chunked ? `${CHUNK.length.toString(16)}\r\n${CHUNK}\r\n` : CHUNK)
  }
  if (chunked) await write('0\r\n\r\n')
  let reply = ''
  for await (const data of socket) {
    reply += data
    // The server keeps the connection; the caller closes it.
    if (reply.endsWith('}')) break
  }
  return reply
}

test.each([
  { path: '/json', type: 'application/json', chunked: false },
  { path: '/json', type: 'application/json', chunked: true },
  { path: '/file', type: 'application/octet-stream', chunked: false },
  { path: '/file', type: 'application/octet-stream', chunked: true },
])('a body that is too large for $path gets its answer, chunked: $chunked', async ({ path, type, chunked }) => {
  const reply = await post(path, type, { chunked })
  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
  expect(reply).toContain('"code":"TOO_LARGE"')
  expect(await readdir(folder)).toEqual([])
})

test('the answer comes while the body is still being sent', async () => {
  const endless = Readable.toWeb(createReadStream('/dev/zero')) as ReadableStream
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/json`
  const abort = new AbortController()
  const reply = await fetch(address, { ...init, signal: abort.signal } as RequestInit)
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({ code: 'TOO_LARGE', message: expect.any(String) })
  abort.abort()
})
