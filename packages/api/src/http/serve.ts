import type { Readable } from 'node:stream'
import { type Endpoint, ErrorBody, type HandlerInput, type HandlerOutput } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from './actor.ts'
import { type CachedResponse, encodingFor } from './cachedResponse.ts'
import { AppError } from './errors.ts'
import { guard, type Identify } from './guard.ts'
import type { Limits } from './limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response has an entity tag, and a caller who sends a matching one gets 304. */
    isCached?: boolean
    /** The media type of a body that the handler reads as a stream. */
    receives?: string | undefined
  }
}

/** The actor, with the raw request and reply for handlers that need a header or a cookie. */
export type Call<E extends Endpoint> = {
  actor: E['access'] extends 'public' ? null : Actor
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint, Answer> = (input: HandlerInput<E>, call: Call<E>) => Promise<Answer>

/**
 * Serves an endpoint of the contract: the handler gets validated input from an authorised caller, and its response is
 * validated too.
 */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E, HandlerOutput<E>>) => void
/** Serves a cached response: a caller whose entity tag still matches gets 304 without a body. */
export type ServeCached = <E extends Endpoint>(endpoint: E, handler: Handler<E, CachedResponse>) => void

/**
 * A file for download, streamed while it is generated, so that little of it is in memory at once. `fileName` is plain
 * ASCII.
 */
export type SentFile = { type: string; fileName: string; body: Readable }
/** Serves a file; its stream is destroyed if the caller disconnects. */
type ServeFile = <E extends Endpoint>(endpoint: E, handler: Handler<E, SentFile>) => void

/** `countCall` applies rate limits that `costly` of an endpoint does not cover. */
export type Serving = {
  serve: Serve
  serveFile: ServeFile
  serveCached: ServeCached
  countCall: Limits['countCall']
}

/** Identifies callers, and applies limits per account and per user. */
type Gate = { identify: Identify; limits: Limits }

/** Serves endpoints of the contract. */
export function serving(app: FastifyInstance, gate: Gate): Serving {
  const { inTurn, countCall } = gate.limits
  return {
    countCall,
    serve: (endpoint, handler) => {
      app.route({
        ...routeOf(endpoint, gate),
        handler: async (request, reply) => {
          const work = () => handler(inputOf(request), callOf(request, reply))
          // An upload arrives at its sender's pace, so it takes no turn from others.
          const done = endpoint.receives ? work() : inTurn(request, reply, work)
          const answer = await done.catch(unlessAnswered(reply))
          return reply.sent ? undefined : answer
        },
      })
    },
    serveFile: (endpoint, handler) => {
      app.route({
        ...routeOf(endpoint, gate),
        handler: async (request, reply) => {
          const { type, fileName, body } = await handler(inputOf(request), callOf(request, reply))
          // Also where the caller has gone before there was anything to send.
          if (reply.raw.destroyed || reply.sent) return void body.destroy()
          request.freedOnClose.push(() => body.destroy())
          void reply.header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`)
          return reply.type(type).send(body)
        },
      })
    },
    serveCached: (endpoint, handler) => {
      app.route({
        ...routeOf(endpoint, gate),
        config: { isCached: true },
        handler: async (request, reply) => {
          const make = () => handler(inputOf(request), callOf(request, reply))
          const answer = await inTurn(request, reply, make)
          return sendCached(answer, request, reply)
        },
      })
    },
  }
}

type Incoming = { body: Readable; announced: number | undefined }

/** Passes on the body of an upload, with the length that the caller announced. Throws UNSUPPORTED_MEDIA_TYPE without one. */
export function receiving<Stored>(
  request: FastifyRequest,
  reply: FastifyReply,
  store: (incoming: Incoming) => Promise<Stored>,
): Promise<Stored> {
  const length = request.headers['content-length']
  const body = request.body as Readable | undefined
  if (!body) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  return store({ body, announced: length === undefined ? undefined : Number(length) }).catch((error: unknown) => {
    // A caller who is refused may still be sending the body.
    void reply.header('connection', 'close')
    throw error
  })
}

/** For a file from a stranger, in case a browser opens it: no scripts run and nothing is loaded. */
export const sandbox = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', "sandbox; default-src 'none'").header('x-download-options', 'noopen')

/** Ignores a refusal that comes after the caller was told that it takes too long. */
const unlessAnswered =
  (reply: FastifyReply) =>
  (error: unknown): undefined => {
    if (!(reply.sent && error instanceof AppError)) throw error
  }

function routeOf(endpoint: Endpoint, { identify, limits }: Gate) {
  const { method, path, summary, access, params, query, body, response, produces, receives, bodyLimit } = endpoint
  const files = Object.fromEntries([produces ?? []].flat().map((type) => [type, { schema: schemaOf(type, response) }]))
  const success = produces ? { description: summary, content: files } : response
  return {
    method,
    url: path,
    onRequest: [guard(endpoint, identify), limitCalls(endpoint, limits)],
    ...(bodyLimit && { bodyLimit }),
    config: { receives, isFile: Boolean(produces || receives) },
    schema: {
      summary,
      ...(receives && { consumes: [receives] }),
      tags: [path.split('/')[1] ?? ''],
      security: access === 'public' ? [] : [{ bearer: [] }],
      ...(params && { params }),
      querystring: query ?? NO_QUERY,
      ...(body && { body }),
      response: { 200: success, '4xx': ErrorBody, '5xx': ErrorBody },
    },
  }
}

const limitCalls =
  ({ costly }: Endpoint, { countCall }: Limits) =>
  async (request: FastifyRequest): Promise<void> => {
    if (costly) await countCall(request, costly)
  }

const BINARY = z.string().meta({ format: 'binary' })

const JSON_TYPES = ['application/json', 'application/x-ndjson']

/** The schema of a file's content: JSON, or each line of it, follows the endpoint's schema; any other type is binary. */
const schemaOf = (type: string, response: Endpoint['response']) => (JSON_TYPES.includes(type) ? response : BINARY)

/** Unknown query parameters are refused by name instead of ignored. */
const NO_QUERY = z.strictObject({})

/** The entity tag is weak, because it is the same for all encodings of a body. */
async function sendCached(response: CachedResponse, request: FastifyRequest, reply: FastifyReply) {
  if (reply.sent) return reply
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers
  const { etag, body } = response
  void reply
    .header('etag', `W/${etag}`)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language')
  if (isKnown(etag, ifNoneMatch)) return reply.status(304).send()
  const encoding = encodingFor(response, String(acceptEncoding ?? ''))
  if (!encoding) return sendJson(reply, body)
  void reply.header('content-encoding', encoding)
  return sendJson(reply, await response.compressed(encoding))
}

/** If-None-Match (RFC 9110, 13.1.2): any of the tags, compared weakly, or `*` for any. */
const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.match(/"[^"]*"/g)?.some((known) => known === etag) === true

function sendJson(reply: FastifyReply, json: Buffer) {
  // A call that exceeded its time limit has been answered with 503 meanwhile.
  if (reply.sent) return reply
  return reply.type('application/json; charset=utf-8').send(json)
}

/** The validator compiler has parsed these with the endpoint's own schemas; Fastify types them as unknown. */
const inputOf = <E extends Endpoint>({ params, query, body }: FastifyRequest) =>
  ({ params, query, body }) as HandlerInput<E>

const callOf = <E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) =>
  ({ actor: request.actor, request, reply }) as Call<E>
