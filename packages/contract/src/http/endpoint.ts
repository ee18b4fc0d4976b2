import type { z } from 'zod'
import type { Permission } from '../roles/roles.ts'

/** The permitted callers: everyone, every signed-in user, or users with at least one of the permissions. */
export type Access = 'public' | 'signedIn' | readonly Permission[]

/** One HTTP operation, shared by the server that serves it, the web app that calls it and the documentation. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/api`; parameters are written as `:name`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The rate limit class: how often a user may call it per minute. */
  readonly costly?: 'search' | 'preview' | 'file'
  /** Maximum size of the request in bytes, if it exceeds the usual limit. */
  readonly bodyLimit?: number
  /** The media type of a body that is streamed unparsed, instead of JSON. */
  readonly receives?: string
  /** The media type of a file that is streamed in the response, instead of JSON. */
  readonly produces?: string | readonly string[]
}

type Part<S, Side extends 'input' | 'output'> = S extends z.ZodType
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : never
type Parts<E extends Endpoint, Side extends 'input' | 'output'> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Part<E[K], Side>
}

/** Input as the caller passes it. */
export type CallInput<E extends Endpoint> = Parts<E, 'input'>
/** Input as the handler receives it, validated. */
export type HandlerInput<E extends Endpoint> = Parts<E, 'output'>
/** Output as the caller receives it. */
export type CallOutput<E extends Endpoint> = z.output<E['response']>
/** Output as the handler returns it, before validation. */
export type HandlerOutput<E extends Endpoint> = z.input<E['response']>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
