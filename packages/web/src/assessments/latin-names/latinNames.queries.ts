import { assessments } from '@portal/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Names that begin like what is typed. Who types on keeps the last ones meanwhile. */
export const latinNamesQuery = (q: string) =>
  queryOptions({
    queryKey: ['latinNames', q],
    queryFn: () => call(assessments.latinNames, { query: { q } }),
    placeholderData: keepPreviousData,
  })
