import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being answered. */
    underWay: Set<FastifyRequest>
    /** Called after each answer; hooks could no longer be added once the routes are there. */
    answerListeners: ((request: FastifyRequest, reply: FastifyReply) => void)[]
  }
}

const RETRY_AFTER_S = 1

/**
 * Keeps account of the requests that are being answered. New ones are refused while there are `most`, before anything
 * is read of them, so that those accepted are still answered fast; and once the server closes. Health checks pass.
 */
export function trackRequests(app: FastifyInstance, most: number): void {
  const underWay = new Set<FastifyRequest>()
  let closing = false
  app.decorate('underWay', underWay)
  app.decorate('answerListeners', [])
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    const isRefused = closing || (underWay.size >= most && !isHealthCheck(request))
    if (isRefused) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
    underWay.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    underWay.delete(request)
    for (const listener of app.answerListeners) listener(request, reply)
  })
}

export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/health/') ?? false

/** Closes the server once what is under way is answered; what takes longer is logged and cut off. */
export async function closeServer(app: FastifyInstance, withinMs: number, log: FastifyBaseLogger): Promise<void> {
  const tooLate = setTimeout(() => {
    for (const { id, method, routeOptions } of app.underWay) {
      log.error({ reqId: id, route: `${method} ${routeOptions.url ?? '-'}` }, 'cut off, because the portal stops')
    }
    app.server.closeAllConnections()
  }, withinMs)
  await app.close()
  clearTimeout(tooLate)
}
