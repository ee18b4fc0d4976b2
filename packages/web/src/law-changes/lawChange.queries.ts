import { dashboard } from '@portal/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { assessmentQueries } from '../cases/index.ts'
import { nextPageStart } from '../shared/list/nextPageStart.ts'

/** The user's assessments that an activation changed, paginated. Below those of the assessments, whose changes make it old too. */
export const lawChangeQuery = (activationId: string) =>
  infiniteQueryOptions({
    queryKey: [...assessmentQueries.all, 'lawChange', activationId],
    queryFn: ({ pageParam }) => call(dashboard.lawChange, { params: { id: activationId }, query: { from: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => nextPageStart(all, last.count),
  })
