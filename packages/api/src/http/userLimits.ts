import type { Endpoint } from '@portal/contract'
import { AppError } from './errors.ts'

/** The kinds of expensive requests that have limits per user. */
type Costly = NonNullable<Endpoint['costly']>

/** Counts a request of a user. Throws TOO_MANY_REQUESTS once the limit of the minute is reached. */
export type CountCall = (userId: string, costly: Costly) => void

const MINUTE_MS = 60_000
/** How many searches count as much as one preview or one file. */
const SEARCHES_FOR_ONE = 10

/**
 * Rate limits per user and minute, within this process: a number of searches, and a tenth of it for previews and for
 * files.
 */
export function createUserLimits(searchesAMinute: number): CountCall {
  let minute = 0
  const calls = new Map<string, number>()

  return (userId, costly) => {
    const now = Date.now()
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS)
      calls.clear()
    }
    const key = `${costly} ${userId}`
    const count = (calls.get(key) ?? 0) + 1
    const most = costly === 'search' ? searchesAMinute : Math.ceil(searchesAMinute / SEARCHES_FOR_ONE)
    if (count > most) {
      const retryAfter = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
    }
    calls.set(key, count)
  }
}
