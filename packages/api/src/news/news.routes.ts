import { news as contract, type Treaty } from '@portal/contract'
import { type Content, partyStatusOn } from '@portal/legal'
import type { PublishedContent } from '../content/index.ts'
import type { Reads } from '../db/standby.ts'
import { cachedResponse } from '../http/cachedResponse.ts'
import type { ServeCached } from '../http/serve.ts'
import { today } from '../shared/days.ts'
import { listNews } from './listNews.ts'

export function newsRoutes(
  serveCached: ServeCached,
  reads: Reads,
  content: Content,
  published: PublishedContent,
): void {
  serveCached(contract.list, async () => {
    const current = await published.current()
    const rows = await reads((db) => listNews(db, content, current, today()))
    return cachedResponse(contract.list.response, { count: rows.length, rows })
  })
  serveCached(contract.counter, async () =>
    cachedResponse(contract.counter.response, countParties(content.treaties, content.treatiesAbout.asOf, today())),
  )
}

/** Antarctica is not a state and joins no treaty. */
const NOT_A_STATE = new Set(['AQ'])

/**
 * Counts states and the EU by status on a day; territories are not counted, and unverified ones only in `notVerified`.
 */
function countParties(treaties: readonly Treaty[], asOf: string, day: string) {
  const counts = { party: 0, ratified: 0, non_party: 0, unknown: 0 }
  for (const treaty of treaties) {
    if (treaty.parent === null && !NOT_A_STATE.has(treaty.iso2)) counts[partyStatusOn(treaty, day, asOf)]++
  }
  const { unknown, ...counted } = counts
  return { ...counted, notVerified: unknown, asOf }
}
