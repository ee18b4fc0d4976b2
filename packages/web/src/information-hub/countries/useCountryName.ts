import { useQuery } from '@tanstack/react-query'
import { hubQueries } from '../hub.queries.ts'

/** Name of a country, or its code while names are loading. */
export function useCountryName(iso2: string): string {
  const stats = useQuery(hubQueries.stats)
  return stats.data?.rows.find((row) => row.iso2 === iso2)?.name ?? iso2
}
