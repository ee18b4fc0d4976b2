import { cases } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'

/** The form shows what was refused. */
export function useAddComment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(cases.addComment, { params: { id }, body: { text } }),
    onSuccess: () => {
      notify.success(t('assessments.comments.added'))
      return queryClient.invalidateQueries(assessmentQueries.comments(id))
    },
  })
}

/** Takes back a comment of one's own. */
export function useTakeBackComment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) => call(cases.removeComment, { params: { id, commentId } }),
    onSuccess: () => notify.success(t('assessments.comments.takenBack')),
    onSettled: () => queryClient.invalidateQueries(assessmentQueries.comments(id)),
  })
}

/** The name under which a comment that is not sent yet is kept in this tab. */
export const commentDraft = (id: string) => `comment.${id}`
