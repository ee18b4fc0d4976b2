import { randomBytes, randomUUID } from 'node:crypto'
import { type Context, context, propagation } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's trace and span, in the format of W3C Trace Context. */
    traceparent: string
    /** Where the spans of the request's work belong. */
    spanContext: Context
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
const randomIds = (): string => randomBytes(IDS_BYTES).toString('hex')

/** Every response carries its request id and trace, and the log names both. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('traceparent', '')
  app.addHook('onRequest', (request, reply, done) => {
    request.spanContext = context.active()
    request.traceparent = recordedTrace() ?? traceparentOf(request.headers)
    // Fastify has made this logger for the request; another child of it would cost as much again.
    const log = request.log as Logger
    log.setBindings({ traceId: request.traceparent.split('-')[1] })
    void reply.headers({ 'x-request-id': request.id, traceparent: request.traceparent })
    done()
  })
  // Reading the body leaves the async scope of the span, because the stream belongs to the connection.
  app.addHook('preValidation', (request, _reply, done) => context.with(request.spanContext, done))
}

/** The trace and the span of this request, if spans are recorded. */
function recordedTrace(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}
