import type { Treaty } from '@portal/contract'
import { partyStatusOn } from '@portal/legal'

/** Antarctica belongs to no state and joins nothing. */
const NOT_A_STATE = new Set(['AQ'])

/** States and the EU on a day; territories are not counted, and what is not verified only among `notVerified`. */
export function countParties(treaties: readonly Treaty[], asOf: string, day: string) {
  const counts = { party: 0, ratified: 0, non_party: 0, unknown: 0 }
  for (const treaty of treaties) {
    if (treaty.parent === null && !NOT_A_STATE.has(treaty.iso2)) counts[partyStatusOn(treaty, day, asOf)]++
  }
  const { unknown, ...counted } = counts
  return { ...counted, notVerified: unknown, asOf }
}
