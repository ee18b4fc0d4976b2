import type { PartyStatus, Treaty } from '@portal/contract'
import { dayNumber, isoDay } from '@portal/rules'
import { EUROPEAN_UNION } from '../law/tables.ts'

/** Nagoya Protocol, Art. 33: in force for a state on the ninetieth day after it deposited its instrument. */
const DAYS_TO_FORCE = 90

/** The day from which a deposit has effect: the day in the table, or the ninetieth after the deposit. */
export function partyFrom({ nagoya }: Treaty): string | null {
  if (nagoya.inForce) return nagoya.inForce
  return nagoya.deposited ? isoDay(dayNumber(nagoya.deposited) + DAYS_TO_FORCE) : null
}

/**
 * The status of a state under the Nagoya Protocol on a day. A party without dates counts as one from the date of the
 * table, and as unknown before. A state that was no party is unknown after the day until which that is known.
 */
export function partyStatusOn(treaty: Treaty | undefined, day: string, tableAsOf: string): PartyStatus {
  if (!treaty) return 'unknown'
  const { status } = treaty.nagoya
  const from = partyFrom(treaty)
  if (from) return day >= from ? 'party' : beforeForce(treaty, day)
  if (status === 'party') return day >= tableAsOf ? 'party' : 'unknown'
  if (status === 'ratified_not_yet_party') return 'ratified'
  return isKnownNotParty(treaty, day) ? 'non_party' : 'unknown'
}

const isKnownNotParty = ({ nagoya: { notPartyUntil } }: Treaty, day: string): boolean =>
  notPartyUntil === 'always' || (notPartyUntil !== null && day < notPartyUntil)

/**
 * The page of a Party in the ABS Clearing-House, which names its focal point. Null if it is not a Party, or if its
 * focal point is that of its state (territories) or its members (EU).
 */
export const clearingHousePage = ({ iso2, parent, nagoya }: Treaty): string | null =>
  nagoya.status === 'party' && parent === null && iso2 !== EUROPEAN_UNION
    ? `https://absch.cbd.int/en/countries/${iso2}`
    : null

const beforeForce = ({ nagoya }: Treaty, day: string): PartyStatus =>
  nagoya.deposited && day >= nagoya.deposited ? 'ratified' : 'non_party'

/** The territories that are Parties to the Nagoya Protocol through their State, with that State. */
export const statesOf = (treaties: readonly Treaty[]): { [territory: string]: string } =>
  Object.fromEntries(
    treaties.flatMap(({ iso2, parent, nagoya }) => (parent && nagoya.status === 'party' ? [[iso2, parent]] : [])),
  )
