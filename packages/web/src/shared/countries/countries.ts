import { type CountryStats, countries, type PartyStatus } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** All countries with their status today, revalidated by ETag after five minutes. */
export const countryStatsQuery = queryOptions({
  queryKey: ['hub', 'stats'],
  queryFn: () => call(countries.stats, { query: {} }),
  staleTime: 300_000,
})

export type PartyStanding = PartyStatus | 'none'

/**
 * Status under the Nagoya Protocol; `none` for the high seas and Antarctica, which are not states and cannot be
 * parties.
 */
export const partyStanding = ({ kind, partyStatus }: Pick<CountryStats, 'kind' | 'partyStatus'>): PartyStanding =>
  kind === 'area' ? 'none' : partyStatus
