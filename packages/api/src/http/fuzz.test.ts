import { randomUUID } from 'node:crypto'
import { type Endpoint, ERRORS, ErrorBody, endpoints } from '@portal/contract'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { arbitraryOf } from '../testing/arbitraryOf.ts'
import { startAssessment } from '../testing/assessing.ts'
import { cpuTime, slowness } from '../testing/cpuTime.ts'
import { answersOf, documentOf } from '../testing/documentedAnswers.ts'
import { startApi } from '../testing/startApi.ts'

/** `FUZZ_CALLS=10000 npx vitest run --project api fuzz` makes more calls; without it they end after a minute. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2000)
const MAX_MS = process.env.FUZZ_CALLS === undefined ? 60_000 : Number.POSITIVE_INFINITY
/** The same calls on each run, so that a failure points to the change at hand. */
const SEED = 20_261_122
/** The limit of processor time, without waiting, on a quiet machine. */
const MAX_CPU_MS = 2_000
type Call = { endpoint: Endpoint; params: object; query: object; body: unknown }

const api = startApi()

test('every endpoint answers generated calls as documented', { timeout: 3_600_000 }, async () => {
  const admin = await api.signIn({ role: 'SUPER_ADMIN' })
  const { userId } = await api.makeUser()
  const { assessmentId } = await startAssessment(admin)
  const ids = [userId, assessmentId, randomUUID()]
  // Compiles the law of every country, which happens once after a start.
  await send({ endpoint: endpoints.countries.resultMap, params: {}, query: {}, body: undefined }, admin.accessToken)
  const wrongIn = answersOf(await documentOf(api.app))
  const calls = Object.values(endpoints).flatMap((feature) => Object.values<Endpoint>(feature))
  const outcomes: Outcome[] = []
  for (const call of rounds(calls, ids)) {
    const endsSession = call.endpoint === endpoints.authentication.logout
    const { accessToken } = endsSession ? await api.signIn({ role: 'SUPER_ADMIN' }) : admin
    outcomes.push(await tryOut(call, accessToken, wrongIn))
  }

  expect(outcomes.flatMap(({ failure }) => failure ?? [])).toEqual([])
  expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(outcomes.length / 10)
})

/** In rounds over all endpoints, so that each is tried even if the time runs out early. */
function* rounds(calls: readonly Endpoint[], ids: readonly string[]): Generator<Call> {
  const numRuns = Math.ceil(CALLS / calls.length)
  const samples = calls.map((endpoint) => fc.sample(callOf(endpoint, ids), { numRuns, seed: SEED }))
  const end = performance.now() + MAX_MS
  for (let round = 0; round < numRuns && (round === 0 || performance.now() < end); round++) {
    yield* samples.flatMap((sample) => sample[round] ?? [])
  }
}

type Outcome = { status?: number; failure?: string }

async function tryOut(call: Call, accessToken: string, wrongIn: ReturnType<typeof answersOf>): Promise<Outcome> {
  const { endpoint, params, query, body } = call
  try {
    const { result: reply, ms } = await cpuTime(() => send(call, accessToken))
    if (ms > MAX_CPU_MS) await expectFast(() => send(call, accessToken))
    expectDocumented(endpoint, reply)
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    expect(wrongIn({ method: endpoint.method, path }, reply)).toEqual([])
    return { status: reply.statusCode }
  } catch (error) {
    return { failure: `${endpoint.method} ${endpoint.path} ${JSON.stringify({ params, query, body })}: ${error}` }
  }
}

const partOf = (schema: z.ZodType | undefined, ids: readonly string[]) =>
  schema ? arbitraryOf(schema, ids) : fc.constant(undefined)

const callOf = (endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Call> =>
  fc.record({
    endpoint: fc.constant(endpoint),
    params: partOf(endpoint.params, ids).map((params) => Object(params)),
    query: partOf(endpoint.query, ids).map((query) => Object(query)),
    body: partOf(endpoint.body, ids),
  })

/** A value as text for a URL, in UTF-8. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '\ufffd')

function send({ endpoint: { method, path }, params, query, body }: Call, accessToken: string) {
  const values = new Map(Object.entries(params))
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(asText(values.get(name) ?? '')))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, asText(item)]),
  )
  return api.app.inject({
    method,
    url: `/api${address}?${new URLSearchParams(pairs)}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
}

function expectDocumented({ response, produces }: Endpoint, reply: LightMyRequestResponse): void {
  const type = String(reply.headers['content-type']).split(';')[0]
  if (reply.statusCode >= 300) {
    const { code } = ErrorBody.parse(reply.json())
    expect(reply.statusCode).toBe(ERRORS[code].status)
    expect(reply.statusCode).toBeLessThan(500)
  } else if (produces && type !== 'application/json') {
    // Lines of JSON are compared with the document.
    expect([produces].flat()).toContain(type)
  } else {
    response.parse(reply.json())
  }
}

/** A slow call may have met a garbage collection or other load, so only its repetition counts. */
async function expectFast(again: () => Promise<unknown>): Promise<void> {
  const { ms } = await cpuTime(again)
  expect(ms / (await slowness())).toBeLessThan(MAX_CPU_MS)
}
