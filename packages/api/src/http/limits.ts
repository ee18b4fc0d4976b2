import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../startup/settings.ts'
import { AppError } from './errors.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'
import { isHealthCheck, RETRY_AFTER_S } from './server/requests.ts'

/** The kinds of expensive requests that have limits per user. */
type Costly = NonNullable<Endpoint['costly']>

export type Limits = {
  /** Takes places for a request until its response closes; refuses it if its account has none left. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Does the work of a request once it is the turn of its account; not at all if it was answered or cut off meanwhile. */
  inTurn: <Result>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<Result>) => Promise<Result>
  /** Counts a request of a user. Throws TOO_MANY_REQUESTS once the limit of the minute is reached. */
  countCall: (request: FastifyRequest, costly: Costly) => Promise<void>
}

/** How many searches count as much as one preview or one file. */
const SEARCHES_FOR_ONE = 10
/** After its response has closed, work that does not end holds its turn for no longer: no statement runs for that long. */
const WORK_WITHIN_MS = 10_000

/**
 * The limits of one account, and of one user. An account has half of the places, and half of the connections to the
 * database for the work of its requests; those without a user together are one account, and of them each address has
 * half again, with a queue, because many users may share one.
 */
export async function createLimits(
  app: FastifyInstance,
  settings: Pick<Settings, 'requestsAtOnce' | 'databaseConnections' | 'searchesAMinute'>,
): Promise<Limits> {
  await app.register(rateLimit, { global: false })
  const half = Math.ceil(settings.requestsAtOnce / 2)
  const refused = { refusal: 'UNAVAILABLE', retryAfter: RETRY_AFTER_S } as const
  const ofAccount = createSemaphore({ atOnce: half, waiting: 0, ...refused })
  const quarter = Math.ceil(half / 2)
  const ofAddress = createSemaphore({ atOnce: quarter, waiting: quarter, ...refused })
  const turn = createSemaphore({ atOnce: Math.ceil(settings.databaseConnections / 2), waiting: half, ...refused })

  const takePlace = async (
    { take, key }: { take: Semaphore; key: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const free = await take(key, reply.raw).catch((refusal) => app.refuseSurplus(refusal, reply))
    request.freedOnClose.push(free)
  }
  return {
    admit: async (request, reply) => {
      if (isHealthCheck(request)) return
      const { actor, ip } = request
      if (!actor) await takePlace({ take: ofAddress, key: ip }, request, reply)
      await takePlace({ take: ofAccount, key: actor?.accountId ?? 'nobody' }, request, reply)
    },
    inTurn: async (request, reply, work) => {
      if (isHealthCheck(request)) return work()
      const { actor, ip } = request
      const free = await turn(actor?.accountId ?? ip, reply.raw)
      request.freedOnClose.push(() => setTimeout(free, WORK_WITHIN_MS).unref())
      try {
        if (reply.sent) throw new AppError('UNAVAILABLE', { isExpected: true })
        return await work()
      } finally {
        free()
      }
    },
    countCall: countCalls(app, settings.searchesAMinute),
  }
}

/** Per user and minute, within this process: a number of searches, and a tenth of it for previews and for files. */
function countCalls(app: FastifyInstance, searches: number): Limits['countCall'] {
  const limiter = (max: number) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ actor, ip }) => actor?.userId ?? ip,
    })
  const few = Math.ceil(searches / SEARCHES_FOR_ONE)
  const limiters = { search: limiter(searches), preview: limiter(few), file: limiter(few) }
  return async (request, costly) => {
    const limit = await limiters[costly](request)
    if (!limit.isAllowed && limit.isExceeded) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limit.ttlInSeconds })
    }
  }
}
