import { countries } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Every country with its standing today. What is five minutes old is asked for again, at little cost (ETag). */
export const countryStatsQuery = queryOptions({
  queryKey: ['hub', 'stats'],
  queryFn: () => call(countries.stats, { query: {} }),
  staleTime: 300_000,
})
