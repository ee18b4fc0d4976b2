import type { CallOutput, cases } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { assessmentQueries } from './assessments.queries.ts'

/** The row of an assessment in a list that the browser has read already. */
export function useListedCase(id: string) {
  return useQueryClient()
    .getQueriesData<CallOutput<typeof cases.search>>({ queryKey: assessmentQueries.lists() })
    .flatMap(([, found]) => found?.rows ?? [])
    .find(({ assessmentId }) => assessmentId === id)
}
