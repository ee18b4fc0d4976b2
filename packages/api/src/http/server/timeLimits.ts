import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The whole body has arrived, or the handler reads it as a stream. */
    isReceived: boolean
  }
  interface FastifyContextConfig {
    /** The answer may take as long as a file, because one is sent or received. */
    isFile?: boolean
  }
}

/** How long a file may take to be received or sent. */
export const FILE_WITHIN_MS = 15 * 60_000

/**
 * Answers 503 if a request takes too long, whatever its handler is waiting for, 408 if its body has not arrived by then,
 * and cuts off an answer that is sent too slowly. Fastify's own `handlerTimeout` cannot be used: it ends once the body of
 * a request is read, so that it would limit only requests without one, and it cuts off files that are sent over a slow
 * line.
 */
export function limitTime(app: FastifyInstance, answerWithinMs: number): void {
  app.decorateRequest('isReceived', false)
  app.addHook('preValidation', async (request) => {
    request.isReceived = true
  })
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply
    const answer = () => {
      if (reply.sent || raw.headersSent) return
      if (request.isReceived) return void reply.send(new AppError('UNAVAILABLE', { cause: TOO_LATE }))
      // Otherwise the connection would stay open for the rest of the body.
      void reply.header('connection', 'close').send(new AppError('REQUEST_TIMEOUT'))
    }
    const { isFile = false } = request.routeOptions.config ?? {}
    const first = isFile ? FILE_WITHIN_MS : answerWithinMs
    let timer = setTimeout(() => {
      answer()
      timer = setTimeout(() => raw.destroy(), FILE_WITHIN_MS + answerWithinMs - first)
    }, first)
    raw.once('close', () => clearTimeout(timer))
  })
}

const TOO_LATE = new Error('the answer took too long')
