import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import pg from 'pg'

/*
 * Spans of what the portal does. Without a collector (`openTelemetry.ts`) the interface of OpenTelemetry does nothing.
 * Values and messages of errors are never recorded, because they may be personal data.
 */

const tracer = trace.getTracer('abs-portal')

/** Runs independent work, such as a job, in a span of its own. */
export const traced = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { root: true, attributes }, (span) => endAfter(span, work()))

/** A client of the database whose statements are spans of the request or the job that sends them. */
export class TracedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const send = super.query.bind(this) as (...args: unknown[]) => unknown
    if (!trace.getActiveSpan()?.isRecording()) return send(...args) as never
    const text = textOf(args[0])
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_OF_SPAN) }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
    const answer = send(...args)
    if (answer instanceof Promise) return endAfter(span, answer) as never
    span.end()
    return answer as never
  }
}

const TEXT_OF_SPAN = 2_000

/** The statement without the values of its parameters. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String(Object(statement).text ?? '')

async function endAfter<Result>(span: Span, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const { code, name } = Object(error)
    span.setAttribute('error.type', String(code ?? name ?? 'unknown')).setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
