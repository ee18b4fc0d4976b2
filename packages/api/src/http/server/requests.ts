import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { type Admission, createAdmission, RETRY_AFTER_S } from './admission.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The requests that are being answered. */
    underWay: Set<FastifyRequest>
    admission: Admission
    /** Counts a request for those whose places it takes (`sharersOf`); refuses it if too many of theirs are being answered. */
    admitOf: (sharers: readonly string[], request: FastifyRequest) => Promise<void>
    /** Milliseconds to wait before refusing a request on a connection. */
    refusalDelay: (connection: Socket) => number
    /** Called after each response; hooks cannot be added once the routes are registered. */
    answerListeners: ((request: FastifyRequest, reply: FastifyReply) => void)[]
  }
}

/**
 * Tracks the requests being answered, in total and per account or address, and refuses new ones once the server is
 * closing. serverRefusingSurplus has already refused those beyond the total limit.
 */
export function trackRequests(app: FastifyInstance, most: number): void {
  const underWay = new Set<FastifyRequest>()
  const sharersOf = new Map<FastifyRequest, readonly string[]>()
  const counts = new Map<string, number>()
  const admission = createAdmission(most, () => underWay.size)
  let closing = false
  app.decorate('underWay', underWay)
  app.decorate('admission', admission)
  app.decorate('answerListeners', [])
  app.decorate('refusalDelay', createRefusalDelay())
  app.decorate('admitOf', async (sharers, request) => {
    if (sharers.some((sharer, level) => (counts.get(sharer) ?? 0) >= admission.limitOfOne(level))) {
      underWay.delete(request)
      await sleep(app.refusalDelay(request.raw.socket))
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
    }
    // A caller who has disconnected meanwhile takes no place, because no response would free it.
    if (!underWay.has(request)) return
    for (const sharer of sharers) counts.set(sharer, (counts.get(sharer) ?? 0) + 1)
    sharersOf.set(request, sharers)
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    if (closing) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
    underWay.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    underWay.delete(request)
    leave(request)
    for (const listener of app.answerListeners) listener(request, reply)
  })
  const leave = (request: FastifyRequest) => {
    for (const sharer of sharersOf.get(request) ?? []) {
      const left = (counts.get(sharer) ?? 0) - 1
      if (left > 0) counts.set(sharer, left)
      else counts.delete(sharer)
    }
    sharersOf.delete(request)
  }
}

/**
 * Refuses a connection's first surplus request at once, later ones no more often than Retry-After says: callers who
 * retry without a pause would keep the event loop busy with refusals at the cost of other requests.
 */
function createRefusalDelay(): (connection: Socket) => number {
  const freeFrom = new WeakMap<Socket, number>()
  return (connection) => {
    const now = performance.now()
    const delay = Math.max(0, (freeFrom.get(connection) ?? 0) - now)
    freeFrom.set(connection, now + delay + RETRY_AFTER_S * 1000)
    return delay
  }
}

export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/health/') ?? false

/** Closes the server once all requests are answered; requests that exceed the time limit are logged and cut off. */
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
