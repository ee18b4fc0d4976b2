import { ActionIcon } from '@mantine/core'
import { type AssessmentAnswer, type AssessmentRow, type CallOutput, cases } from '@portal/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { type CaseFacts, useCaseLabel } from '../core/CaseName.tsx'
import classes from './tools.module.css'

type Props = { assessment: CaseFacts & Pick<AssessmentRow, 'assessmentId' | 'favorite'> }

/** The reader's own star: full or hollow, and said in words. */
export function StarButton({ assessment }: Props) {
  const { t } = useTranslation()
  const { assessmentId, favorite } = assessment
  const name = useCaseLabel()(assessment)
  const star = useFavorite(assessmentId)
  return (
    <ActionIcon
      variant="subtle"
      size={28}
      className={classes.star}
      data-on={favorite}
      aria-label={t(favorite ? 'assessments.manage.unstar' : 'assessments.manage.star', { name })}
      onClick={() => star.mutate(!favorite)}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z" />
      </svg>
    </ActionIcon>
  )
}

type SearchResponse = CallOutput<typeof cases.search>

/**
 * Adds or removes the star as an optimistic update that is rolled back on error. Quick changes of
 * the same star are sent one after the other; the lists are invalidated after the last one.
 */
function useFavorite(id: string) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const mutationKey = ['favorite', id]
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (favorite: boolean) => call(cases.favorite, { params: { id }, body: { favorite } }),
    onMutate: async (favorite) => {
      await queryClient.cancelQueries({ queryKey: assessmentQueries.lists() })
      showStar(queryClient, id, favorite)
    },
    onError: (error, favorite) => {
      showStar(queryClient, id, !favorite)
      notify.error(errorText(error))
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void queryClient.invalidateQueries({ queryKey: assessmentQueries.lists() })
    },
  })
}

function showStar(queryClient: QueryClient, id: string, favorite: boolean) {
  queryClient.setQueriesData<SearchResponse>(
    { queryKey: assessmentQueries.lists() },
    (found) => found && starred(found, id, favorite),
  )
  queryClient.setQueryData<AssessmentAnswer>(
    assessmentQueries.one(id).queryKey,
    (read) => read && { ...read, assessment: { ...read.assessment, favorite } },
  )
}

function starred(found: SearchResponse, id: string, favorite: boolean): SearchResponse {
  const row = found.rows.find(({ assessmentId }) => assessmentId === id)
  if (!row || row.favorite === favorite) return found
  return {
    ...found,
    rows: found.rows.map((one) => (one === row ? { ...one, favorite } : one)),
    counts: { ...found.counts, favorite: (found.counts.favorite ?? 0) + (favorite ? 1 : -1) },
  }
}
