import {
  type CallInput,
  type Endpoint,
  ERRORS,
  type ErrorCode,
  type FieldError,
  type HandlerOutput,
} from '@portal/contract'
import { errors } from '@portal/texts/en/shared/errors'

/** A handler for one endpoint: the real client calls it, and the contract types both sides. */
export type Answering = { readonly endpoint: Endpoint; readonly handle: (input: never, request: Request) => unknown }

export const answering = <E extends Endpoint>(
  endpoint: E,
  handle: (input: CallInput<E>, request: Request) => HandlerOutput<E> | Refusal | Promise<HandlerOutput<E> | Refusal>,
): Answering => ({ endpoint, handle: handle as Answering['handle'] })

/** An error response of a handler. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly current: unknown

  /** `current`: the present state, for a change that another user's change preceded. */
  constructor(code: ErrorCode, fields?: readonly FieldError[], current?: unknown) {
    super(errors[code])
    this.code = code
    this.errors = fields
    this.current = current
  }
}

/**
 * A `fetch` that serves these endpoints only, `/countries/stats` before `/countries/:id` as the server does; any other
 * call fails as if the portal were unreachable.
 */
export function fetchFrom(answers: readonly Answering[]): typeof fetch {
  return async (target, init) => {
    const request = new Request(new URL(String(target), 'http://portal.test'), init)
    const url = new URL(request.url)
    const found = answers.flatMap((answer) => {
      const params = match(answer.endpoint, request.method, url.pathname)
      return params ? [{ answer, params }] : []
    })
    const [first] = found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
    if (first) return respond(first.answer, { params: first.params, url, request })
    throw new TypeError(`No handler for ${request.method} ${url.pathname}`)
  }
}

async function respond(
  { endpoint, handle }: Answering,
  { params, url, request }: { params: Record<string, string>; url: URL; request: Request },
) {
  // A file is not JSON; its content is not examined here.
  const text = endpoint.receives ? '' : await request.clone().text()
  const input = { params, query: Object.fromEntries(url.searchParams), body: text ? JSON.parse(text) : undefined }
  const answer = await handle(input as never, request)
  if (!(answer instanceof Refusal)) return endpoint.produces ? new Response(answer as BodyInit) : Response.json(answer)
  const { code, message, errors, current } = answer
  return Response.json(
    { success: false, code, message, requestId: 'test', errors, current },
    { status: ERRORS[code].status },
  )
}

function match(endpoint: Endpoint, method: string, pathname: string): Record<string, string> | null {
  if (endpoint.method !== method) return null
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  const found = new RegExp(`^/api${endpoint.path.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(pathname)
  return found && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
}
