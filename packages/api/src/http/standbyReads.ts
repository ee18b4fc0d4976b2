import {
  assessments,
  audit,
  countries,
  dashboard,
  due,
  type Endpoint,
  legalDocuments,
  legalReferences,
  news,
  palette,
} from '@portal/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Standby } from '../db/standby/standby.ts'
import { isUnavailable } from './databaseErrors.ts'

/**
 * Endpoints whose response may lack what others changed some seconds ago: lists, searches, exports and the information
 * hub.
 */
const MAY_LAG: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...[assessments.search, assessments.exportCsv, assessments.exportXlsx, assessments.history],
  ...[due.search, due.exportCsv, due.exportXlsx, audit.list, audit.export, palette.search],
  ...Object.values(dashboard),
  ...Object.values(countries),
  ...Object.values(legalReferences),
  ...Object.values(legalDocuments),
  ...Object.values(news),
])
/** Marks a browser that has just written, whichever instance serves its next request. */
const COOKIE = 'portal-wrote'

type ReadCall = { request: FastifyRequest; reply: FastifyReply }
type Work<Result> = () => Promise<Result>
/** Runs the work of an endpoint, on the standby where that is allowed. */
export type Reads = <Result>(endpoint: Endpoint, call: ReadCall, work: Work<Result>) => Promise<Result>

export const onPrimary: Reads = (_endpoint, _call, work) => work()

/**
 * Sends reads that may lag to the standby, except for sessions that wrote within the last seconds. What fails there or
 * has not been replicated yet is read from the primary.
 */
export function readsByStandby(standby: Standby): Reads {
  const wrote = createWriters(standby.ownWritesMs)
  const write = async <Result>(call: ReadCall, work: Work<Result>) => {
    const result = await work()
    wrote.note(call)
    return result
  }
  const read = async <Result>(work: Work<Result>) => {
    try {
      return await standby.read(work)
    } catch (error) {
      if (isUnavailable(error)) standby.giveUp(error)
      return work()
    }
  }
  return (endpoint, call, work) => {
    if (MAY_LAG.has(endpoint)) return standby.isUsed() && !wrote.recently(call) ? read(work) : work()
    return endpoint.method === 'GET' ? work() : write(call, work)
  }
}

/**
 * Remembers sessions that have just written: browsers by a cookie, other programs in memory, since they keep to one
 * instance.
 */
function createWriters(ownWritesMs: number) {
  const until = new Map<string, number>()
  const keyOf = ({ actor, ip }: FastifyRequest) => actor?.sessionId || actor?.userId || ip
  return {
    note({ request, reply }: ReadCall): void {
      const now = performance.now()
      for (const [key, end] of until) {
        if (end > now) break
        until.delete(key)
      }
      const key = keyOf(request)
      until.delete(key)
      until.set(key, now + ownWritesMs)
      void reply.setCookie(COOKIE, '1', {
        path: '/api',
        httpOnly: true,
        sameSite: 'strict',
        maxAge: ownWritesMs / 1000,
      })
    },
    recently: ({ request }: ReadCall): boolean =>
      COOKIE in request.cookies || (until.get(keyOf(request)) ?? 0) > performance.now(),
  }
}
