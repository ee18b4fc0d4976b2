import { AsyncLocalStorage } from 'node:async_hooks'

type Attributes = { [name: string]: string | number }

/** A part of a trace that has begun. */
export type Span = {
  /** As W3C Trace Context writes it. */
  traceparent: string
  /** `failure`: why it failed, without anybody's data. */
  end: (attributes?: Attributes, failure?: string) => void
}

export type SpanKind = 'server' | 'client' | 'internal'

/** Records spans and sends them to a collector. `parent`: a span of this process or a `traceparent` of the caller. */
export type Tracer = {
  begin: (
    name: string,
    options: { kind: SpanKind; attributes?: Attributes; parent?: Span | string | undefined },
  ) => Span
  stop: () => Promise<void>
}

let tracer: Tracer | undefined
const running = new AsyncLocalStorage<Span>()

/** Spans are recorded from now on; returns the stop. */
export function traceBy(next: Tracer): () => Promise<void> {
  tracer = next
  return () => {
    tracer = undefined
    return next.stop()
  }
}

/** The span of a request; undefined while nothing is recorded. */
export const beginRequest = (name: string, traceparent: string | undefined): Span | undefined =>
  tracer?.begin(name, { kind: 'server', parent: traceparent })

/** A call to another program, such as the database; undefined while nothing is recorded. */
export const beginCall = (name: string, attributes: Attributes): Span | undefined =>
  tracer?.begin(name, { kind: 'client', attributes, parent: running.getStore() })

/** Runs code whose calls belong to a span. */
export const within = <Result>(span: Span | undefined, run: () => Result): Result =>
  span ? running.run(span, run) : run()

/** Runs work of its own, such as a job, as a span. */
export async function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer?.begin(name, { kind: 'internal', attributes })
  try {
    const result = await within(span, work)
    span?.end()
    return result
  } catch (error) {
    span?.end({}, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}
