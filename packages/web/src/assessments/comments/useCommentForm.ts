import { zodResolver } from '@hookform/resolvers/zod'
import { assessments } from '@portal/contract'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { useUnsentDraft } from '../../shared/forms/useKeptDraft.ts'
import { useWarnBeforeUnload } from '../../shared/forms/useWarnBeforeUnload.ts'
import { useAddComment } from './comments.queries.ts'

export type CommentForm = ReturnType<typeof useCommentForm>

/** What is being written stays when the comments or the assessment are left, and over the end of a session. */
export function useCommentForm(id: string) {
  const errorText = useErrorText()
  const add = useAddComment(id)
  const form = useForm({ resolver: zodResolver(assessments.addComment.body), defaultValues: { text: '' } })
  const wasSent = useUnsentDraft(`comment.${id}`, form)
  useWarnBeforeUnload(form.formState.isDirty)
  const submit = form.handleSubmit(({ text }) => add.mutateAsync(text).then(wasSent, showErrors(form, errorText)))
  return { form, submit, pending: add.isPending }
}
