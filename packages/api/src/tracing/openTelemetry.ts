import {
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { Span, Tracer } from './tracing.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

type Collector = { endpoint: string; serviceName: string; version: string }

/**
 * Sends spans to a collector by OTLP over HTTP. If the collector is unavailable, spans are lost and the log says so;
 * nothing else is affected.
 */
export function openTracer({ endpoint, serviceName, version }: Collector, log: FastifyBaseLogger): Tracer {
  setGlobalErrorHandler((error) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'spans could not be exported'),
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('abs-portal')
  const contexts = new WeakMap<Span, SpanContext>()
  const contextOf = (parent: Span | string | undefined) => {
    const remote = typeof parent === 'string' ? readTraceparent(parent) : parent && contexts.get(parent)
    return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
  }
  return {
    begin: (name, { kind, attributes = {}, parent }) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent))
      const own = spanOf(span)
      contexts.set(own, span.spanContext())
      return own
    },
    stop: () => provider.shutdown(),
  }
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end: (attributes = {}, failure) => {
      span.setAttributes(attributes)
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
      const { 'http.route': route, 'http.request.method': method } = attributes
      if (route) span.updateName(`${method} ${route}`)
      span.end()
    },
  }
}

/** Parses a `traceparent` header that was already validated. */
function readTraceparent(text: string): SpanContext {
  const [, traceId = '', spanId = '', flags = '00'] = text.split('-')
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}
