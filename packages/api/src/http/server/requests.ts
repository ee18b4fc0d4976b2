import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being answered. */
    underWay: Set<FastifyRequest>
  }
}

/** Keeps account of the requests that are being answered, and refuses new ones once the server closes. */
export function trackRequests(app: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>()
  let closing = false
  app.decorate('underWay', underWay)
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    if (closing) throw new AppError('UNAVAILABLE')
    underWay.add(request)
  })
  app.addHook('onResponse', async (request) => {
    underWay.delete(request)
  })
}

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
