import { type AssessmentRow, assessments, type CallOutput } from '@portal/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/notify.ts'
import { useErrorText } from '../../shared/useErrorText.ts'
import { assessmentQueries } from '../assessments.queries.ts'

type Starred = Pick<AssessmentRow, 'assessmentId' | 'favorite'>
type List = CallOutput<typeof assessments.search>
type Read = { readonly assessment: Starred }

/** Stars it, or takes the star away: seen at once, and taken back when the server refuses. */
export function useFavorite() {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: ({ assessmentId, favorite }: Starred) =>
      call(assessments.favorite, { params: { id: assessmentId }, body: { favorite } }),
    onMutate: async (starred) => {
      await queryClient.cancelQueries({ queryKey: [...assessmentQueries.all, 'list'] })
      show(queryClient, starred)
    },
    onError: (error, starred) => {
      show(queryClient, { ...starred, favorite: !starred.favorite })
      notify.error(errorText(error))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'list'] }),
  })
}

/** Wherever it is on screen: in lists, in the form, in the report. */
function show(queryClient: QueryClient, { assessmentId, favorite }: Starred) {
  const starred = <T extends Starred>(one: T): T => (one.assessmentId === assessmentId ? { ...one, favorite } : one)
  queryClient.setQueriesData<List>(
    { queryKey: [...assessmentQueries.all, 'list'] },
    (list) => list && { ...list, rows: list.rows.map(starred) },
  )
  for (const part of ['one', 'report']) {
    queryClient.setQueriesData<Read>(
      { queryKey: [...assessmentQueries.all, part, assessmentId] },
      (read) => read && { ...read, assessment: starred(read.assessment) },
    )
  }
}
