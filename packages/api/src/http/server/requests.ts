import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Functions that are called once the response closes, also if the caller has disconnected. */
    freedOnClose: (() => void)[]
  }
  interface FastifyInstance {
    /** The requests that are being answered. */
    underWay: Set<FastifyRequest>
    /** How many requests were refused because too many were under way. */
    surplus: { refused: number }
    /** Counts the refusal of such a request, unless its caller has gone, and throws it. */
    refuseSurplus: (refusal: unknown, reply: FastifyReply) => never
    /** Called once for each request, when its response closes. */
    answerListeners: ((request: FastifyRequest, reply: FastifyReply, status: number) => void)[]
  }
}

/** Retry-After of a surplus request, in seconds. */
export const SURPLUS_RETRY_AFTER_S = 1
/** What is logged and counted for a caller who disconnected before the answer was sent; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499
const WARN_EVERY_MS = 10_000

/** Calls the listeners once for each request, also where the caller disconnected: Fastify's `onResponse` does not. */
export function listenToAnswers(app: FastifyInstance): void {
  app.decorate('answerListeners', [])
  app.decorateRequest('freedOnClose')
  app.addHook('onRequest', (request, reply, done) => {
    request.freedOnClose = []
    reply.raw.once('close', () => closed(app, request, reply))
    if (reply.raw.socket === null) closeWithConnection(reply.raw, request.raw.socket)
    done()
  })
}

/**
 * A response that waits behind another one of its connection (HTTP pipelining) has no socket yet, so that Node does not
 * close it when the connection closes.
 */
function closeWithConnection(response: ServerResponse, connection: Socket): void {
  const close = () => response.socket === null && response.emit('close')
  connection.setMaxListeners(0).once('close', close)
  response.once('close', () => connection.off('close', close))
}

function closed({ answerListeners }: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  for (const free of request.freedOnClose) free()
  const { writableEnded: isAnswered, statusCode } = reply.raw
  if (!isAnswered) request.log.info('the caller disconnected before the answer was sent')
  for (const listener of answerListeners) listener(request, reply, isAnswered ? statusCode : CLIENT_CLOSED_REQUEST)
}

/** Knows the requests that are being answered. New ones are refused while the server closes. */
export function trackRequests(app: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>()
  const surplus = { refused: 0 }
  let closing = false
  app.decorate('underWay', underWay)
  app.decorate('surplus', surplus)
  app.decorate('refuseSurplus', createRefusal(app, surplus))
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    if (closing) throw new AppError('UNAVAILABLE', { retryAfter: SURPLUS_RETRY_AFTER_S })
    underWay.add(request)
    request.freedOnClose.push(() => underWay.delete(request))
  })
}

/** Counts and throws the refusal of a surplus request. The log has one line for those of ten seconds. */
function createRefusal({ underWay, log }: FastifyInstance, surplus: { refused: number }) {
  let warnAgain = 0
  return (refusal: unknown, { raw }: FastifyReply): never => {
    if (raw.destroyed) throw refusal
    surplus.refused++
    const now = performance.now()
    if (now > warnAgain) {
      warnAgain = now + WARN_EVERY_MS
      log.warn({ underWay: underWay.size, ...surplus }, 'more requests than can be answered in time')
    }
    throw refusal
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
