import { type CountryNames, countries, loadCountryNames } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Every country with its standing today. What is five minutes old is asked for again, at little cost (ETag). */
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

/** Names of countries in other languages, loaded once something is searched; until then matching does without them. */
export const useCountryNames = (isSearching: boolean): CountryNames | undefined =>
  useQuery({ ...countryNamesQuery, enabled: isSearching }).data
