import { type Endpoint, endpoints } from '@portal/contract'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createApp } from '../startup/app.ts'
import { startApi } from '../testing/startApi.ts'

const api = startApi()
const all: { name: string; endpoint: Endpoint }[] = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
const addressOf = ({ path }: Endpoint) => `/api${path.replace(/:\w+/g, '4bd12a7e-0000-4000-8000-000000000000')}`
const ask = async ({ method, path }: Endpoint, headers = {}) =>
  api.app.inject({ method, url: addressOf({ method, path } as Endpoint), headers })

/** Read only once, because it is large. */
let described: ReturnType<typeof readDescription> | undefined
const readDescription = async () => (await api.app.inject('/api/docs/json')).json()
const description = () => {
  described ??= readDescription()
  return described
}

describe.each(all)('$name', ({ endpoint }) => {
  test('is served', () => {
    expect(api.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true)
  })

  test('is documented', async () => {
    const { paths } = await description()
    const documented = paths[`/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`]?.[endpoint.method.toLowerCase()]

    expect(documented?.summary).toBe(endpoint.summary)
  })

  test('is refused without a token, or with a made-up one, unless it is public', async () => {
    const statuses = [
      (await ask(endpoint)).statusCode,
      (await ask(endpoint, { authorization: 'Bearer x.y.z' })).statusCode,
    ]

    if (endpoint.access !== 'public') expect(statuses).toEqual([401, 401])
    else expect(statuses).not.toContain(404)
  })
})

test.each(all.filter(({ endpoint }) => Array.isArray(endpoint.access)))(
  '$name is refused to a guest, who lacks the permission',
  async ({ endpoint }) => {
    const { accessToken } = await api.signIn({ role: 'GUEST_USER' })
    const reply = await ask(endpoint, { authorization: `Bearer ${accessToken}` })

    expect(reply.json()).toMatchObject({ success: false, code: 'USER_INVALID_AUTHENTICATION_FORBIDDEN' })
  },
)

/** Values for path parameters: an id, a code, a number, a format, a check. */
const SAMPLES = ['4bd12a7e-0000-4000-8000-000000000000', 'BR', '1', 'pdf', 'decisions']
const goodAddressOf = ({ path, params }: Endpoint) => {
  const { shape = {} } = (params ?? {}) as { shape?: Record<string, z.ZodType> }
  const sampleFor = (_: string, name: string) => SAMPLES.find((sample) => shape[name]?.safeParse(sample).success) ?? ''
  return `/api${path.replace(/:(\w+)/g, sampleFor)}`
}
const takesNothing = ({ body }: Endpoint) => body === undefined || body.safeParse({}).success

describe('an unknown field is refused by its name', () => {
  const send = async ({ method, body }: Endpoint, url: string, payload: object) => {
    const { accessToken } = await api.signIn({ role: 'SUPER_ADMIN' })
    const headers = { authorization: `Bearer ${accessToken}` }
    const reply = await api.app.inject({ method, url, headers, ...(body && { payload }) })
    return { status: reply.statusCode, body: reply.json() }
  }
  const refused = (path: string) => ({
    status: 422,
    body: { errors: expect.arrayContaining([{ path, message: 'There is no such field.' }]) },
  })

  // Answers are keyed by the questions of the law; tests of their own cover unknown ones.
  const keyedByLaw: Endpoint[] = [endpoints.cases.addAnswer, endpoints.evaluation.lookup]
  const others = all.filter(({ endpoint }) => !keyedByLaw.includes(endpoint))

  test.each(others.filter(({ endpoint }) => takesNothing(endpoint)))('in the query of $name', async ({ endpoint }) => {
    expect(await send(endpoint, `${goodAddressOf(endpoint)}?acessDate=2010-01-01`, {})).toMatchObject(
      refused('acessDate'),
    )
  })

  test.each(others.filter(({ endpoint }) => endpoint.body))('in the body of $name', async ({ endpoint }) => {
    expect(await send(endpoint, goodAddressOf(endpoint), { acessDate: '2010-01-01' })).toMatchObject(
      refused('acessDate'),
    )
  })
})

test.each([
  ['/api/countries/BR?version=x', 'version', 'A number.'],
  ['/api/countries/BR?version=1.5', 'version', 'A whole number.'],
  ['/api/countries/BR?version=0', 'version', 'At least 1.'],
  ['/api/countries/BR?version=99999999999999999999', 'version', 'At most 1000000.'],
  ['/api/countries/BR?version=-99999999999999999999', 'version', 'At least 1.'],
  ['/api/countries/BR?on=2026-02-30', 'on', 'There is no such day. Enter a day of the calendar, such as 2026-11-20.'],
  ['/api/countries/result-map?user=nobody', 'user', 'One of: national, foreign.'],
  ['/api/countries/BR/result', 'use', 'This field is required'],
  [`/api/countries/BR/result?use=${'x'.repeat(101)}`, 'use', 'At most 100 characters.'],
])('%s says what is wrong in the portal’s own words', async (url, path, message) => {
  const { accessToken } = await api.signIn()
  const reply = await api.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })

  expect(reply.json().errors).toEqual([{ path, message }])
})

describe('the documentation', () => {
  test('is OpenAPI 3.1, with a page that loads scripts only from this server', async () => {
    expect((await description()).openapi).toBe('3.1.0')
    const page = await api.app.inject('/api/docs/')

    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).not.toMatch(/https?:\/\/|<script(?![^>]*src="\.\/)|<style/)
  })
})

describe('the documentation of reading endpoints', () => {
  type DocumentedParameter = {
    name?: string
    description?: string
    example?: unknown
    examples?: unknown
    schema?: object
  }
  const HUB = /^\/api\/(countries|legal-documents|legal-references)/
  const operations = async (): Promise<[string, string, Record<string, unknown>][]> =>
    Object.entries<Record<string, Record<string, unknown>>>((await description()).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, string, Record<string, unknown>] => [
        path,
        method,
        operation,
      ]),
    )

  test('describes each response, and how a cached one is revalidated', async () => {
    const { paths } = await description()
    const { parameters, responses } = paths['/api/countries/{id}'].get

    expect(JSON.stringify(paths)).not.toContain('Default Response')
    expect(parameters.map(({ name }: DocumentedParameter) => name)).toContain('If-None-Match')
    expect(responses['200'].headers).toHaveProperty('ETag')
    expect(responses['304']).toMatchObject({ headers: { ETag: {} } })
    expect(responses['304'].content).toBeUndefined()
    expect(paths['/api/legal-documents/search'].post.responses['304']).toBeUndefined()
  })

  test('describes each parameter of the information hub, with an example', async () => {
    const hub = (await operations()).filter(([path, method]) => HUB.test(path) && method === 'get')
    const bare = hub.flatMap(([path, , { parameters = [] }]) =>
      (parameters as DocumentedParameter[])
        .filter(({ name, description, example }) => !description || (example === undefined && name !== 'If-None-Match'))
        .map(({ name }) => `${path} ${name}`),
    )

    expect(hub.length).toBeGreaterThan(7)
    expect(bare).toEqual([])
  })

  test('describes the fields of a search', async () => {
    const { paths, components } = await description()
    const { schema } = paths['/api/legal-documents/search'].post.requestBody.content['application/json']
    expect(schema).toEqual({ $ref: '#/components/schemas/DocumentQueryInput' })
    const fields = Object.entries<DocumentedParameter>(components.schemas.DocumentQueryInput.properties)

    expect(fields.length).toBeGreaterThan(9)
    expect(fields.filter(([, told]) => !told.description).map(([name]) => name)).toEqual([])
  })
})

describe('a malformed request', () => {
  const login = (payload: string, type = 'application/json') =>
    api.app.inject({ method: 'POST', url: '/api/authentication/login', headers: { 'content-type': type }, payload })

  test.each([
    { name: 'malformed JSON', reply: () => login('{"email":'), status: 400, code: 'MALFORMED' },
    { name: 'a body over the limit', reply: () => login(`"${'x'.repeat(300_000)}"`), status: 413, code: 'TOO_LARGE' },
    { name: 'another type', reply: () => login('a=b', 'text/csv'), status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    { name: 'an unknown address', reply: () => api.app.inject('/api/nothing'), status: 404, code: 'NOT_FOUND' },
    { name: 'a broken address', reply: () => api.app.inject('/api/%zz'), status: 400, code: 'MALFORMED' },
  ])('is refused in the common error format: $name', async ({ reply, status, code }) => {
    const answer = await reply()

    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      success: false,
      code,
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('is answered with every wrong or unknown field', async () => {
    const { errors } = (await login('{"email":"x","password":"","extra":1}')).json()

    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'password', 'extra'])
  })
})

test('an internal error reveals nothing about its cause', async () => {
  const person = await api.signIn()
  await api.db.execute('alter table notifications rename to elsewhere')
  const reply = await person.call(endpoints.notifications.list, { query: {} })
  await api.db.execute('alter table elsewhere rename to notifications')

  expect(reply).toMatchObject({ status: 500, body: { code: 'GENERIC', message: 'An error occurs.' } })
  expect(JSON.stringify(reply.body)).not.toMatch(/relation|select|notifications/i)
})

test('a refusal is logged with its code and the id of the user, without a name', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await createApp({ ...api.deps, log })
  const { accessToken, userId, email } = await api.signIn({ role: 'GUEST_USER' })
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await app.inject({ method: 'POST', url: '/api/users/list', headers, payload: {} })).statusCode).toBe(403)
  await app.close()

  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => String(msg).startsWith('refused'))
  expect(logged).toMatchObject({ msg: `refused: USER_INVALID_AUTHENTICATION_FORBIDDEN, user ${userId}` })
  expect(lines.join()).not.toContain(email)
})
