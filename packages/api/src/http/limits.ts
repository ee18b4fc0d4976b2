import { Readable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../shared/settings/settings.ts'
import { AppError } from './errors.ts'
import { networkOf } from './networkOf.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'
import { isHealthCheck, SURPLUS_RETRY_AFTER_S } from './server/requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the places that the request holds. */
    places?: (() => void)[]
  }
}

/** The kinds of expensive requests that have limits per user. */
type Costly = NonNullable<Endpoint['costly']>

export type Limits = {
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
 * The limits of the process, of one account, and of one user. An account has half of the places, and half of the
 * connections to the database for the work of its requests; those without a user together are one account, and of them
 * each network has half again, with a queue, because many users may share one.
 */
export async function createLimits(
  api: FastifyInstance,
  settings: Pick<Settings, 'requestsAtOnce' | 'databaseConnections' | 'searchesAMinute'>,
): Promise<Limits> {
  await api.register(rateLimit, { global: false })
  limitPlaces(api, settings.requestsAtOnce)
  const turn = createSemaphore({
    atOnce: Math.ceil(settings.databaseConnections / 2),
    waiting: Math.ceil(settings.requestsAtOnce / 2),
    ...REFUSED,
  })
  return {
    inTurn: async (request, reply, work) => {
      if (isHealthCheck(request)) return work()
      const { actor, ip } = request
      const free = await turn(actor?.accountId ?? networkOf(ip), reply.raw)
      request.freedOnClose.push(() => setTimeout(free, WORK_WITHIN_MS).unref())
      try {
        if (reply.sent) throw new AppError('UNAVAILABLE', { isExpected: true })
        return await work()
      } finally {
        free()
      }
    },
    countCall: countCalls(api, settings.searchesAMinute),
  }
}

const REFUSED = { refusal: 'UNAVAILABLE', retryAfter: SURPLUS_RETRY_AFTER_S } as const

/**
 * A request has places while there is work for it: first one for finding out who calls, then, once its body has arrived,
 * those of its account and of the process, until its answer is made or its caller has gone. Whoever sends a body or reads
 * an answer slowly takes no place from others. Files are made while they are sent, and received while they are read, so
 * those keep their places. Health checks need none.
 */
function limitPlaces(api: FastifyInstance, most: number): void {
  const half = Math.ceil(most / 2)
  const quarter = Math.ceil(half / 2)
  const ofAll = createSemaphore({ atOnce: most, waiting: most, ...REFUSED })
  const ofAccount = createSemaphore({ atOnce: half, waiting: 0, ...REFUSED })
  const ofNetwork = createSemaphore({ atOnce: quarter, waiting: quarter, ...REFUSED })
  const takePlace = async (place: Semaphore, key: string, request: FastifyRequest, reply: FastifyReply) => {
    const free = await place(key, reply.raw).catch((refusal) => api.refuseSurplus(refusal, reply))
    request.places?.push(free)
  }
  api.decorateRequest('places')
  api.addHook('onRequest', async (request, reply) => {
    request.places = []
    request.freedOnClose.push(() => freePlaces(request))
    if (!isHealthCheck(request)) await takePlace(ofAll, 'all', request, reply)
  })
  api.addHook('preParsing', async (request) => freePlaces(request))
  api.addHook('preValidation', async (request, reply) => {
    if (isHealthCheck(request)) return
    const { actor, ip } = request
    if (!actor) await takePlace(ofNetwork, networkOf(ip), request, reply)
    await takePlace(ofAccount, actor?.accountId ?? 'nobody', request, reply)
    await takePlace(ofAll, 'all', request, reply)
  })
  api.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) freePlaces(request)
  })
}

const freePlaces = ({ places = [] }: FastifyRequest): void => {
  for (const free of places.splice(0)) free()
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
