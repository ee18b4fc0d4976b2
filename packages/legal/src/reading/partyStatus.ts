import type { PartyStatus, Treaty } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'

/** Nagoya Protocol, Art. 33: in force for a state on the ninetieth day after it deposited its instrument. */
const DAYS_TO_FORCE = 90

/** From when a deposit counts: the day the table gives, or the ninetieth after it. */
export function partyFrom({ nagoya }: Treaty): string | null {
  if (nagoya.inForce) return nagoya.inForce
  return nagoya.deposited ? isoDay(dayNumber(nagoya.deposited) + DAYS_TO_FORCE) : null
}

/**
 * Where a state stands to the Nagoya Protocol on a day. A party without dates is one from the day of the table on, and
 * unknown before; so is a negative that rests on memory alone. A signatory is not a party.
 */
export function partyStatusOn(treaty: Treaty | undefined, day: string, tableAsOf: string): PartyStatus {
  const status = treaty?.nagoya.status
  if (!treaty || !status) return 'unknown'
  const from = partyFrom(treaty)
  if (from) return day >= from ? 'party' : beforeForce(treaty, day)
  if (status === 'party') return day >= tableAsOf ? 'party' : 'unknown'
  if (treaty.confidence === 'low') return 'unknown'
  return status === 'ratified_not_yet_party' ? 'ratified' : 'non_party'
}

/**
 * The page of a Party in the ABS Clearing-House, under its code: it names the focal point. Null: no Party, or one whose
 * focal point is that of its state or of its members.
 */
export const clearingHousePage = ({ iso2, parent, nagoya }: Treaty): string | null =>
  nagoya.status === 'party' && parent === null && iso2 !== EUROPEAN_UNION
    ? `https://absch.cbd.int/en/countries/${iso2}`
    : null

const EUROPEAN_UNION = 'EU'

const beforeForce = ({ nagoya }: Treaty, day: string): PartyStatus =>
  nagoya.deposited && day >= nagoya.deposited ? 'ratified' : 'non_party'
