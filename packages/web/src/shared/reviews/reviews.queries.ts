import { reviews } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The version of a country that was read. */
export type Reviewable = { readonly id: string; readonly name: string; readonly version: number }

export const reviewQueries = {
  overdue: queryOptions({
    queryKey: ['reviews', 'overdue'],
    queryFn: () => call(reviews.overdue, {}),
  }),
}

/** Records a review of today. What is shown of the country's age is asked for again, here and in the form. */
export function useRecordReview({ id, version }: Reviewable) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (source: string) => call(reviews.record, { params: { id }, body: { version, source } }),
    onSuccess: () =>
      Promise.all(
        [['reviews'], ['hub', 'stats'], ['hub', 'country', id], ['content', 'survey']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
