import type { CallOutput, cases } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { assessmentQueries } from './assessments.queries.ts'

/** What a list that was read before says of an assessment. */
export function useListedCase(id: string) {
  return useQueryClient()
    .getQueriesData<CallOutput<typeof cases.search>>({ queryKey: assessmentQueries.lists() })
    .flatMap(([, found]) => found?.rows ?? [])
    .find(({ assessmentId }) => assessmentId === id)
}
