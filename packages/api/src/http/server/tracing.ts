import { randomFillSync, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { beginRequest, type Span, within } from '../../tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's trace and span, in the format of W3C Trace Context. */
    traceparent: string
    span: Span | undefined
  }
}

type Headers = { [name: string]: string | string[] | undefined }

const REQUEST_ID = /^[\w.:-]{1,128}$/
/** https://www.w3.org/TR/trace-context/#traceparent-header; ids that are all zeros are not valid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/

/** The request id that the caller or a proxy sent, if it is valid; otherwise a new one. */
export function requestIdOf({ headers }: { headers: Headers }): string {
  const sentId = headers['x-request-id']
  return typeof sentId === 'string' && REQUEST_ID.test(sentId) ? sentId : randomUUID()
}

const callersTrace = (headers: Headers): string | undefined => TRACEPARENT.exec(String(headers.traceparent ?? ''))?.[0]

/** Continues the caller's trace with a new span, or begins a trace. */
export function traceparentOf(headers: Headers): string {
  const random = randomIds()
  const [, trace = random.slice(16), , flags = '00'] = callersTrace(headers)?.split('-') ?? []
  return `00-${trace}-${random.slice(0, 16)}-${flags}`
}

const IDS_BYTES = 24
const random = Buffer.alloc(IDS_BYTES * 256)
let used = random.length

/** Random bytes in hexadecimal, drawn for many requests at once: each draw is a call to the operating system. */
function randomIds(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += IDS_BYTES
  return random.toString('hex', used - IDS_BYTES, used)
}

/**
 * Every response carries its request id and trace, the log names both, and each request is a span if traces are
 * recorded.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('traceparent', '')
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    request.span = beginRequest(request.method, callersTrace(request.headers))
    request.traceparent = request.span?.traceparent ?? traceparentOf(request.headers)
    // Fastify has made this logger for the request; another child of it would cost as much again.
    const log = request.log as Logger
    log.setBindings({ traceId: request.traceparent.split('-')[1] })
    void reply.headers({ 'x-request-id': request.id, traceparent: request.traceparent })
    within(request.span, done)
  })
  // Reading the body leaves the async scope of the span, because the stream belongs to the connection.
  app.addHook('preValidation', (request, _reply, done) => within(request.span, done))
  app.answerListeners.push(({ id, method, routeOptions, span }, _reply, status) => {
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'none',
      'http.response.status_code': status,
      'portal.request_id': id,
    }
    span?.end(attributes, status >= 500 ? String(status) : undefined)
  })
}
