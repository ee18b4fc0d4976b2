import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { acceptedLanguage, inLanguageScope } from '../../text/language.ts'
import { AppError, errorBody } from '../errors.ts'
import { RETRY_AFTER_S } from './requests.ts'
import { requestIdOf, traceparentOf } from './tracing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused because too many were under way. */
    surplus: { refused: number }
  }
}

const WARN_EVERY_MS = 10_000

/**
 * Refuses what the admission does not let in with 503 and Retry-After, before Fastify and anything else spends time on it:
 * refusals share the event loop with the requests that were let in. Health checks pass.
 */
export function refuseSurplus(app: FastifyInstance): void {
  const surplus = { refused: 0 }
  const listeners = app.server.listeners('request') as RequestListener[]
  let warnAgain = 0
  app.decorate('surplus', surplus)
  app.server.removeAllListeners('request')

  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now()
    surplus.refused++
    if (now > warnAgain) {
      warnAgain = now + WARN_EVERY_MS
      app.log.warn({ underWay: app.underWay.size, ...surplus }, 'more requests than can be answered in time')
    }
    const delay = app.refusalDelay(request.socket)
    if (delay > 0) setTimeout(sendRefusal, delay, request, response)
    else sendRefusal(request, response)
  }
  app.server.on('request', (request, response) => {
    const isLetIn = app.underWay.size < app.admission.limit() || request.url?.startsWith('/api/health/')
    if (!isLetIn) return refuse(request, response)
    for (const listener of listeners) listener(request, response)
  })
}

function sendRefusal({ headers }: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdOf({ headers })
  const language = acceptedLanguage(headers['accept-language']) ?? 'en'
  const body = inLanguageScope({ language }, () => JSON.stringify(errorBody(new AppError('UNAVAILABLE'), requestId)))
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_S),
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    traceparent: traceparentOf(headers),
  })
  response.end(body)
}
