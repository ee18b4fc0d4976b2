import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { acceptedLanguage, inLanguageScope } from '../../text/language.ts'
import { AppError, errorBody } from '../errors.ts'
import { RETRY_AFTER_S } from './admission.ts'
import { requestIdOf, traceparentOf } from './tracing.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests were refused because too many were under way. */
    surplus: { refused: number }
  }
}

const WARN_EVERY_MS = 10_000
/** As Fastify has it where it makes the server itself. */
const KEEP_ALIVE_MS = 72_000

/**
 * Makes the server of an app, and one more for each further address it listens on. It refuses what the admission does not
 * let in with 503 and Retry-After before Fastify spends time on it: refusals share the event loop with the requests that
 * were let in. A request that is held back before its refusal is answered instead if there is room by then. Health checks
 * pass. `appOf` is asked when a request arrives.
 */
export function serverRefusingSurplus(appOf: () => FastifyInstance, options: ServerOptions): FastifyServerFactory {
  let warnAgain = 0
  const refuse = (app: FastifyInstance, request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now()
    app.surplus.refused++
    if (now > warnAgain) {
      warnAgain = now + WARN_EVERY_MS
      app.log.warn({ underWay: app.underWay.size, ...app.surplus }, 'more requests than can be answered in time')
    }
    sendRefusal(request, response)
  }
  return (answer) =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...options }, (request, response) => {
      const app = appOf()
      if (isLetIn(app, request)) return answer(request, response)
      const delay = app.refusalDelay(request.socket)
      if (delay === 0) {
        app.admission.noteRefusal()
        return refuse(app, request, response)
      }
      const leave = app.admission.noteWaiting()
      response.once('close', leave)
      setTimeout(() => {
        // In a crowd, a caller who was held back would be one of those let in, and by far the slowest.
        const isAnswered = !response.destroyed && !app.admission.isCrowd() && isLetIn(app, request)
        if (!isAnswered) return refuse(app, request, response)
        response.off('close', leave)
        leave()
        answer(request, response)
      }, delay)
    })
}

const isLetIn = ({ underWay, admission }: FastifyInstance, { url }: IncomingMessage): boolean =>
  underWay.size < admission.limit() || url?.startsWith('/api/health/') === true

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
