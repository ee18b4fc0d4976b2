import { reviews } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The reviewed version of a country. */
export type Reviewable = { readonly id: string; readonly name: string; readonly version: number }

export const reviewQueries = {
  overdue: queryOptions({
    queryKey: ['reviews', 'overdue'],
    queryFn: () => call(reviews.overdue, {}),
  }),
}

/** Records a review and invalidates the queries that display the country's age. */
export function useRecordReview({ id, version }: Reviewable) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (source: string) => call(reviews.record, { params: { id }, body: { version, source } }),
    onSuccess: () =>
      Promise.all(
        [
          ['reviews'],
          ['hub', 'stats'],
          ['hub', 'country', id],
          ['content', 'survey'],
          ['content', 'questionnaire'],
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
