import { cases, NewComment } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { useUnsentDraft } from '../../shared/forms/drafts.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { useWarnBeforeUnload } from '../../shared/forms/storedDraft.ts'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'

/** The form shows what was refused. */
function useAddComment(id: string) {
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

export type CommentForm = ReturnType<typeof useCommentForm>

/** An unsent comment is kept when the user leaves the assessment or the session ends. */
export function useCommentForm(id: string) {
  const errorText = useErrorText()
  const add = useAddComment(id)
  const form = useForm({ resolver: zodResolver(NewComment), defaultValues: { text: '' } })
  const wasSent = useUnsentDraft(`comment.${id}`, form)
  useWarnBeforeUnload(form.formState.isDirty)
  const submit = form.handleSubmit(({ text }) => add.mutateAsync(text).then(wasSent, showErrors(form, errorText)))
  return { form, submit, pending: add.isPending }
}
