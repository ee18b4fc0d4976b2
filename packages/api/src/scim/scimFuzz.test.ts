import { randomUUID } from 'node:crypto'
import { tokens, userGroups } from '@portal/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryOfJson } from '../testing/arbitraryOf.ts'
import { answersOf, documentOf, type OpenApi } from '../testing/documentedAnswers.ts'
import { startApi } from '../testing/startApi.ts'

const CALLS_OF_EACH = Number(process.env.FUZZ_CALLS ?? 400) / 20
/** The same calls on each run, so that a failure points to the change at hand. */
const SEED = 20_261_128

const api = startApi()

type Operation = OpenApi['paths'][string][string]
type Values = { [name: string]: unknown }
type Call = { method: string; path: string; params: Values; query: Values; body: unknown }

test('every endpoint of SCIM answers generated calls as documented', { timeout: 3_600_000 }, async () => {
  const admin = await api.signIn({ account: 'directory', role: 'ACC_ADMIN' })
  await admin.confirm()
  const made = await admin.call(tokens.create, { body: { name: 'Directory', scopes: ['scim'], days: 30 } })
  const { userId } = await api.makeUser({ account: 'directory' })
  const { userGroup } = (await admin.call(userGroups.create, { body: { name: 'Botany' } })).body
  const ids = [userId, userGroup.userGroupId, randomUUID()]
  const document = await documentOf(api.app)
  const wrongIn = answersOf(document)
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/scim/'))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  const statuses: number[] = []
  const failures: unknown[] = []
  for (const { path, method, operation } of operations) {
    const calls = callOf({ path, method }, operation, ids)
    for (const call of fc.sample(calls, { numRuns: CALLS_OF_EACH, seed: SEED })) {
      const reply = await send(call, made.body.token)
      statuses.push(reply.statusCode)
      const wrong = reply.statusCode >= 500 ? [reply.body] : wrongIn(call, reply)
      if (wrong.length > 0) failures.push([JSON.stringify(call), reply.statusCode, ...wrong])
    }
  }

  expect(operations).toHaveLength(17)
  expect(failures).toEqual([])
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(statuses.length / 10)
})

/** Calls of an operation as the document describes them. */
function callOf(
  asked: Pick<Call, 'path' | 'method'>,
  operation: Operation,
  ids: readonly string[],
): fc.Arbitrary<Call> {
  const { parameters = [], requestBody } = operation
  const valuesOf = (place: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.in === place)
    const values = own.map(({ name, schema }) => [name, valueFor(place, schema)] as const)
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(Object.fromEntries(values), { requiredKeys: requiredKeys as never[] })
  }
  const valueFor = (place: 'path' | 'query', schema: Parameters<typeof arbitraryOfJson>[0]) => {
    const any = arbitraryOfJson(schema, ids)
    return place === 'path' ? fc.oneof(fc.constantFrom(...ids, 'User'), any) : any
  }
  const body = requestBody?.content['application/scim+json']?.schema
  return fc.record({
    path: fc.constant(asked.path),
    method: fc.constant(asked.method.toUpperCase()),
    params: valuesOf('path'),
    query: valuesOf('query'),
    body: body ? arbitraryOfJson(body, ids) : fc.constant(undefined),
  })
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '\ufffd')

/** A segment of dots is resolved before it is sent, so that it would address another endpoint. */
const asSegment = (value: unknown): string => encodeURIComponent(asText(value).replace(/^\.{0,2}$/, 'x'))

function send({ method, path, params, query, body }: Call, token: string) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => asSegment(params[name]))
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)])
  return api.app.inject({
    method: method as 'GET',
    url: `${address}?${new URLSearchParams(pairs)}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
}
