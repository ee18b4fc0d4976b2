import { AsyncLocalStorage } from 'node:async_hooks'

type Attributes = { [name: string]: string | number }

/** A span that has begun. */
export type Span = {
  /** In the format of W3C Trace Context. */
  traceparent: string
  /** `failure`: why it failed, without personal data. */
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

/** Starts recording spans and returns the function that stops it. */
export function traceBy(next: Tracer): () => Promise<void> {
  tracer = next
  return () => {
    tracer = undefined
    return next.stop()
  }
}

/** Begins the span of a request; undefined if nothing is recorded. */
export const beginRequest = (name: string, traceparent: string | undefined): Span | undefined =>
  tracer?.begin(name, { kind: 'server', parent: traceparent })

/**
 * Begins a span for a call to another program, such as the database; undefined if nothing is recorded, and then the call
 * is not described either.
 */
export function beginCall(describe: () => { name: string; attributes: Attributes }): Span | undefined {
  if (!tracer) return undefined
  const { name, attributes } = describe()
  return tracer.begin(name, { kind: 'client', attributes, parent: running.getStore() })
}

/** Runs code with a span as the parent of its calls. */
export const within = <Result>(span: Span | undefined, run: () => Result): Result =>
  span ? running.run(span, run) : run()

/** Runs independent work, such as a job, in a span of its own. */
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
