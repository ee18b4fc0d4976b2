import type { CountryStats, PartyStatus } from '@portal/contract'

export type PartyStanding = PartyStatus | 'none'

/** Where it stands to the Nagoya Protocol. The high seas and Antarctica are no state and can join nothing. */
export const partyStanding = ({ kind, partyStatus }: Pick<CountryStats, 'kind' | 'partyStatus'>): PartyStanding =>
  kind === 'area' ? 'none' : partyStatus
