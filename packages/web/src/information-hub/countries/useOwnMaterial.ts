import { assessments } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { FIVE_MINUTES } from '../hub.queries.ts'

/** How many assessments one may see of material from each country, by its code. */
export type OwnMaterial = ReadonlyMap<string, number>

const ownMaterialQuery = queryOptions({
  queryKey: ['assessments', 'byCountry'],
  queryFn: () => call(assessments.search, { body: { size: 1 } }),
  staleTime: FIVE_MINUTES,
})

/** Empty while it loads, and for who sees no assessments. */
export function useOwnMaterial(): OwnMaterial {
  const { data } = useQuery(ownMaterialQuery)
  return useMemo(() => new Map(data?.filterValues.providerCountry?.map(({ value, count }) => [value, count])), [data])
}
