import { type CountryNames, type CountryStats, countries, loadCountryNames, type PartyStatus } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** All countries with their status today, revalidated by ETag after five minutes. */
export const countryStatsQuery = queryOptions({
  queryKey: ['hub', 'stats'],
  queryFn: () => call(countries.stats, { query: {} }),
  staleTime: 300_000,
})

const countryNamesQuery = queryOptions({
  queryKey: ['country-names'],
  queryFn: loadCountryNames,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Names of countries in other languages, loaded when a search begins; until then only English names match. */
export const useCountryNames = (isSearching: boolean): CountryNames | undefined =>
  useQuery({ ...countryNamesQuery, enabled: isSearching }).data

export type PartyStanding = PartyStatus | 'none'

/**
 * Status under the Nagoya Protocol; `none` for the high seas and Antarctica, which are not states and cannot be
 * parties.
 */
export const partyStanding = ({ kind, partyStatus }: Pick<CountryStats, 'kind' | 'partyStatus'>): PartyStanding =>
  kind === 'area' ? 'none' : partyStatus
