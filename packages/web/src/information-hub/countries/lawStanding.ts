import type { CountryStats } from '@portal/contract'

export type LawStanding = CountryStats['lawStatus'] | 'union'

/** Where it stands with a law of access. The EU gives no access: that nobody assessed its law would be wrong. */
export const lawStanding = ({ kind, lawStatus }: Pick<CountryStats, 'kind' | 'lawStatus'>): LawStanding =>
  kind === 'union' ? 'union' : lawStatus
