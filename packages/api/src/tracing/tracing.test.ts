import { createServer, type Server } from 'node:http'
import { cases, news } from '@portal/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '../http/server/logger.ts'
import { taskListOf } from '../jobs/runJobs.ts'
import { startApi } from '../testing/startApi.ts'
import { exportSpans } from './openTelemetry.ts'
import { traced } from './tracing.ts'

type SentSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status?: { code?: number }
}

const spans: SentSpan[] = []
let collector: Server
let stop: () => Promise<void>

/** A collector that accepts OTLP over HTTP with JSON. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString())
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  const settings = { endpoint: `http://127.0.0.1:${port}`, serviceName: 'abs-portal', version: '1' }
  stop = exportSpans(settings, createLogger('silent'))
})
const api = startApi()
afterAll(async () => {
  collector.closeAllConnections()
  collector.close()
})

test('a request, its statements and jobs are spans of the caller’s trace, without values', async () => {
  const person = await api.signIn()
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const secret = 'Rosa secreta'
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api${cases.search.path}`,
    headers: { authorization: `Bearer ${person.accessToken}`, traceparent, 'x-request-id': 'call-7' },
    payload: { q: secret },
  })
  expect(reply.statusCode).toBe(200)
  await expect(traced('job fails', {}, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const done = vi.fn(async () => undefined)
  await taskListOf({ compactTallies: done } as never).compactTallies?.({}, { job: { id: '5' } } as never)
  expect(done).toHaveBeenCalled()
  await stop()

  const request = spans.find(({ name }) => name === `POST /api${cases.search.path}`)
  expect(request).toMatchObject({ kind: 2, traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
  expect(reply.headers.traceparent).toBe(`00-${'a'.repeat(32)}-${request?.spanId}-01`)
  expect(reply.headers['x-request-id']).toBe('call-7')
  const attributes = Object.fromEntries((request?.attributes ?? []).map(({ key, value }) => [key, value]))
  expect(attributes).toMatchObject({
    'http.response.status_code': { intValue: 200 },
    'portal.request_id': { stringValue: 'call-7' },
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('SELECT')
  expect(statements.every(({ kind }) => kind === 3)).toBe(true)
  expect(JSON.stringify(spans)).not.toContain(secret)
  expect(spans.find(({ name }) => name === 'job compactTallies')).toBeDefined()
  expect(spans.find(({ name }) => name === 'job fails')?.status).toMatchObject({ code: 2 })
})

test('nothing is recorded once tracing has stopped, but responses still name their trace', async () => {
  const before = spans.length
  const person = await api.signIn()
  const reply = await api.app.inject({
    url: `/api${news.counter.path}`,
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  expect(reply.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(spans.length).toBe(before)
})
