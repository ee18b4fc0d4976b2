import { type CountryNames, loadCountryNames } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'

const countryNamesQuery = queryOptions({
  queryKey: ['country-names'],
  queryFn: loadCountryNames,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Names of countries in other languages, loaded when a search begins; until then only English names match. */
export const useCountryNames = (isSearching: boolean): CountryNames | undefined =>
  useQuery({ ...countryNamesQuery, enabled: isSearching }).data
