import { connect } from 'node:net'
import { ErrorBody } from '@portal/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
let admin: Person
let port: number
beforeAll(async () => {
  admin = await api.signIn({ role: 'SUPER_ADMIN' })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends raw bytes and reads the response until the server closes the connection. */
function exchange(request: string): Promise<{ status: number; headers: string; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      const isJson = /^content-type: application\/json/im.test(headers)
      resolve({ status: Number(headers.split(' ')[1]), headers, body: isJson ? JSON.parse(body) : body })
    })
  })
}
const get = (target: string, header = 'host: localhost') =>
  exchange(
    `GET ${target} HTTP/1.1\r\n${header}\r\nauthorization: Bearer ${admin.accessToken}\r\nconnection: close\r\n\r\n`,
  )

describe('an unusual path', () => {
  test.each(['//', '/\\', '//:80', `/${'x'.repeat(9000)}`])(
    '%s answers the application if it is built, and otherwise 404',
    async (target) => {
      const { status, headers, body } = await get(target)

      if (status === 200) expect(headers).toMatch(/^content-type: text\/html/im)
      else expect({ status, code: ErrorBody.parse(body).code }).toEqual({ status: 404, code: 'NOT_FOUND' })
    },
  )

  test.each([
    '/api/docs/static/..',
    '/api/docs/static/../../package.json',
    '/api/docs/static/%2e%2e',
    '/api/docs/static/%00',
  ])('%s is not found', async (target) => {
    const { status, body } = await get(target)

    expect(status).toBe(404)
    expect(ErrorBody.parse(body).code).toMatch(/NOT_FOUND$/)
  })

  test.each([101, 9000])('a parameter of %i characters is refused by its name', async (length) => {
    const { status, body } = await get(`/api/countries/${'x'.repeat(length)}`)

    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: 'id' }] })
  })
})

describe('what Node refuses has the common error format', () => {
  test.each([
    { name: 'no HTTP', request: 'NONSENSE\r\n\r\n', status: 400, code: 'MALFORMED' },
    {
      name: 'headers over the limit',
      request: `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      code: 'HEADERS_TOO_LARGE',
    },
    {
      name: 'a path that cannot be decoded',
      request: 'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      status: 400,
      code: 'MALFORMED',
    },
    {
      name: 'two hosts',
      request: 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n',
      status: 400,
      code: 'MALFORMED',
    },
    { name: 'no host', request: 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', status: 400, code: 'MALFORMED' },
    {
      name: 'two hosts in HTTP/1.0',
      request: 'GET /api/health/live HTTP/1.0\r\nhost: localhost\r\nhost: localhost\r\n\r\n',
      status: 400,
      code: 'MALFORMED',
    },
    ...[
      'a.example, b.example',
      'a.example,b.example',
      'a b',
      'user@a.example',
      'a.example/x',
      'a:b',
      'a:',
      '[::1',
      '',
    ].map((host) => ({
      name: `the host "${host}"`,
      request: `GET /api/health/live HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      status: 400,
      code: 'MALFORMED',
    })),
  ])('$name', async ({ request, status, code }) => {
    const answer = await exchange(request)

    expect(answer.status).toBe(status)
    expect(answer.headers).toMatch(/content-type: application\/json/i)
    const body = ErrorBody.parse(answer.body)
    expect(body).toMatchObject({ code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(answer.headers).toContain(`x-request-id: ${body.requestId}`)
    expect(answer.headers).toMatch(/^traceparent: 00-/m)
  })

  test.each([
    { version: '1.0', header: 'x-none: 1' },
    ...['localhost', 'portal_1:8080', '192.0.2.1:80', '[2001:db8::1]:443'].map((host) => ({
      version: '1.1',
      header: `host: ${host}`,
    })),
  ])('a request of HTTP/$version with "$header" is answered', async ({ version, header }) => {
    const request = `GET /api/health/live HTTP/${version}\r\n${header}\r\nconnection: close\r\n\r\n`
    expect((await exchange(request)).status).toBe(200)
  })

  test('an unknown Expect header is ignored', async () => {
    expect((await get('/api/nothing', 'host: localhost\r\nexpect: nonsense')).status).toBe(404)
  })
})

test.each([
  { headers: { range: 'bytes=999999999-' }, status: 416, code: 'RANGE_NOT_SATISFIABLE' },
  { headers: { 'if-match': '"x"' }, status: 412, code: 'PRECONDITION_FAILED' },
])(
  'a file of the documentation that does not meet the condition $headers is refused',
  async ({ headers, status, code }) => {
    const reply = await api.app.inject({ url: '/api/docs/static/swagger-ui.css', headers })

    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code })
  },
)

const post = async (url: string, payload: object | string) => {
  const headers = { authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' }
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return api.app.inject({ method: 'POST', url, headers, payload: text })
}

test.each([
  { payload: { q: 'a\ud800b' }, path: 'q' },
  { payload: { filter: { action: ['A', '\udc00'] } }, path: 'filter.action.1' },
  { payload: { filter: { '\ud800': 1 } }, path: 'filter' },
  { payload: '"\\ud800"', path: 'body' },
])('an unpaired surrogate is refused with the name of its field, $path', async ({ payload, path }) => {
  const reply = await post('/api/audit/list', payload)

  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual([{ path, message: expect.stringContaining('half of a character') }])
})

test('a body of the deepest possible nesting is refused like any other', async () => {
  const deep = 60_000
  expect((await post('/api/audit/list', `{"q":${'['.repeat(deep)}${']'.repeat(deep)}}`)).statusCode).toBe(422)
})

test('an unpaired surrogate in a query finds nothing', async () => {
  expect((await get('/api/palette?q=%ED%A0%80')).status).toBeLessThan(500)
})

test.each(['/api/audit/list', '/api/audit/export'])(
  '%s accepts the first and the last day of the calendar',
  async (url) => {
    expect((await post(url, { filter: { from: '0000-01-01', to: '9999-12-31' } })).statusCode).toBe(200)
    expect((await post(url, { filter: { to: '0000-01-01' } })).statusCode).toBe(200)
  },
)

test('a list cannot begin after the millionth entry', async () => {
  const reply = await post('/api/audit/list', { from: Number.MAX_SAFE_INTEGER })

  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual([{ path: 'from', message: 'At most 1000000.' }])
})

test('a draft cannot begin from an impossible version number', async () => {
  const reply = await post('/api/countries/BR/versions', { from: Number.MAX_SAFE_INTEGER })

  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual([{ path: 'from', message: 'At most 1000000.' }])
})
