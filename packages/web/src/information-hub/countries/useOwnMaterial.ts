import { cases } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { FIVE_MINUTES } from '../hub.queries.ts'

/** The number of assessments visible to the user with material from each country, by country code. */
export type OwnMaterial = ReadonlyMap<string, number>

const ownMaterialQuery = queryOptions({
  queryKey: ['assessments', 'byCountry'],
  queryFn: () => call(cases.search, { body: { size: 1 } }),
  staleTime: FIVE_MINUTES,
})

/** Empty while loading, and for users who may not see assessments. `isKnown` once nothing more will arrive. */
export function useOwnMaterial(): { own: OwnMaterial; isKnown: boolean } {
  const { data, isPending } = useQuery(ownMaterialQuery)
  const own = useMemo(
    () => new Map(data?.filterValues.providerCountry?.map(({ value, count }) => [value, count])),
    [data],
  )
  return { own, isKnown: !isPending }
}
