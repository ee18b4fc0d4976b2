import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../shared/settings/settings.ts'
import { createLogger } from './logger.ts'
import { NONCE_PLACEHOLDER } from './security.ts'
import { createServer } from './server.ts'
import { serveSpa } from './spa.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
const LARGE = 'export const one = 1\n'.repeat(1000)
let app: FastifyInstance
let address: string

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}" />`)
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(dist, 'assets', 'some.worker-1a2b.js'), 'export {}')
  writeFileSync(join(dist, 'assets', 'large-1a2b.js'), LARGE)
  writeFileSync(join(dist, 'assets', 'packed-1a2b.js'), LARGE)
  writeFileSync(join(dist, 'assets', 'packed-1a2b.js.br'), brotliCompressSync(`${LARGE}// packed before`))
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  writeFileSync(join(dist, '.built'), 'private')
  mkdirSync(join(dist, 'countries', 'thumbs'), { recursive: true })
  writeFileSync(join(dist, 'countries', 'thumbs', 'BR.jpg'), 'picture')
  app = await createServer(readSettings({}), createLogger('silent'))
  await serveSpa(app, dist)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true, force: true })
})

test.each([
  '/',
  '/index.html',
  '/form.html',
  '/assessment/4?pageNum=2&name=a.jpg',
  '/legal-documents/br-decree-8.772',
  '/api-guide',
])('%s answers the application, with a new nonce in page and policy', async (url) => {
  const one = await app.inject(url)
  const two = await app.inject(url)
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1]

  expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(one.headers['content-security-policy']).not.toContain('unsafe')
  expect(two.body).not.toBe(one.body)
})

test('no page may use camera, microphone or position', async () => {
  const policy = (await app.inject('/')).headers['permissions-policy']

  for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`)
})

test('hashed files are immutable and come without the headers of pages, others are revalidated', async () => {
  const { headers } = await app.inject('/assets/main-1a2b.js')
  expect(headers['cache-control']).toMatch(/immutable/)
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' })
  for (const name of ['content-security-policy', 'permissions-policy', 'etag', 'last-modified'])
    expect(headers).not.toHaveProperty(name)
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each(['/assets/some.worker-1a2b.js', '/icon.svg'])(
  '%s, which runs on its own, has its own policy',
  async (file) => {
    const { headers } = await app.inject(file)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test.each(['/api/nothing', '/assets/gone-0.js', '/countries/headers/QQ.jpg', '/assets/../../package.json'])(
  '%s is not a page',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.body).not.toContain('workspaces')
    if (!url.includes('..')) expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
  },
)

test.each(['/countries/thumbs/BR.jpg', '/countries/thumbs/br.jpg', '/Countries/Thumbs/Br.JPG'])(
  'the picture of a country is found as %s, regardless of case',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply).toMatchObject({ statusCode: 200, body: 'picture' })
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' })
  },
)

test.each(['/.BUILT', '/.built', '/%2ebuilt'])('the hidden file of the build is not served as %s', async (url) => {
  expect((await app.inject(url)).body).not.toContain('private')
})

test.each(['//', '/\\', '//:80', '//example.org/x'])('%s is a path of the application', async (path) => {
  const { port } = new URL(address)
  const status = await new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', agent: false }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end()
  })

  expect(status).toBe(200)
})

test.each([
  { headers: { range: 'bytes=999999-' }, status: 416, code: 'RANGE_NOT_SATISFIABLE' },
  { headers: { 'if-match': '"x"' }, status: 412, code: 'PRECONDITION_FAILED' },
  { headers: { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, status: 412, code: 'PRECONDITION_FAILED' },
])('a file that does not meet the condition $headers is refused with $status', async ({ headers, status, code }) => {
  const reply = await app.inject({ url: '/icon.svg', headers })

  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ success: false, code })
})

test('a range of a file is sent', async () => {
  const reply = await app.inject({ url: '/icon.svg', headers: { range: 'bytes=0-3' } })
  expect(reply).toMatchObject({ statusCode: 206, body: '<svg' })
})

test.each([
  { encoding: 'br', unpack: brotliDecompressSync },
  { encoding: 'gzip', unpack: gunzipSync },
])('a file is compressed for a browser that accepts $encoding', async ({ encoding, unpack }) => {
  const reply = await app.inject({ url: '/assets/large-1a2b.js', headers: { 'accept-encoding': encoding } })

  expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(reply.rawPayload.length).toBeLessThan(LARGE.length / 10)
  expect(unpack(reply.rawPayload).toString()).toBe(LARGE)
})

test('a file compressed by the build is sent as it is, as immutable', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/packed-1a2b.js', headers: { 'accept-encoding': encoding } })
  const packed = await ask('gzip, br')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
  })
  expect(packed.headers['cache-control']).toMatch(/immutable/)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('packed before')
  expect((await ask('identity')).body).toBe(LARGE)
})

test('a file is sent uncompressed to other clients', async () => {
  const reply = await app.inject('/assets/large-1a2b.js')

  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.body).toBe(LARGE)
})
