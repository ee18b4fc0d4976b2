import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

type Collector = { endpoint: string; serviceName: string; version: string }

/**
 * Sends spans to a collector by OTLP over HTTP, those of requests for every server made after this call. If the
 * collector is unavailable, spans are lost and the log says so; nothing else is affected. Returns the stop function.
 */
export function exportSpans({ endpoint, serviceName, version }: Collector, log: FastifyBaseLogger) {
  setGlobalErrorHandler((error) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'spans could not be exported'),
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [WITHOUT_MESSAGES, new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook: nameRequest,
  })
  return async (): Promise<void> => {
    requests.disable()
    for (const part of [trace, context, propagation]) part.disable()
    await provider.shutdown()
  }
}

/** The route instead of the path, which names ids, searches and the tokens of links. */
function nameRequest(span: Span, { method, id, routeOptions }: FastifyRequest): void {
  const route = routeOptions.url ?? 'none'
  span.updateName(`${method} ${route}`).setAttributes({ 'url.path': route, 'portal.request_id': id })
}

/** Removes the messages of errors, which may name what somebody typed. */
const WITHOUT_MESSAGES: SpanProcessor = {
  onStart: () => undefined,
  onEnding: (span: Span & Pick<ReadableSpan, 'status'>) => {
    if (span.status.message) span.setStatus({ code: SpanStatusCode.ERROR })
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}
