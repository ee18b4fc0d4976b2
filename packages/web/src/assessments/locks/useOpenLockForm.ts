import type { Assessment, AssessmentLock } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { useOpenLock } from './locks.queries.ts'
import { useLockFailure } from './useLockFailure.ts'
import { useReasonForm } from './useReasonForm.ts'

/** `version`: of the disclaimer that is shown; without it nothing can be agreed to. */
type Target = { assessment: Assessment; lock: AssessmentLock; version: number | undefined }

const isGone = ({ code, status }: ApiError) => code === 'LOCK_ALREADY_OPEN' || status === 404

/** The form that opens a lock. What was typed stays when it is refused. */
export function useOpenLockForm({ assessment, lock, version }: Target, onDone: () => void) {
  const queryClient = useQueryClient()
  const failureText = useLockFailure('open')
  const open = useOpenLock(assessment)
  const form = useReasonForm()

  const refuse = (error: unknown) => {
    showErrors(form, failureText)(error)
    if (!(error instanceof ApiError) || !isGone(error)) return
    void queryClient.invalidateQueries(assessmentQueries.one(assessment.assessmentId))
  }
  const submit = form.handleSubmit(({ comment }) => {
    if (version === undefined) return
    const { ref, type } = lock
    open.mutate({ ref, type, comment, disclaimerVersion: version }, { onSuccess: onDone, onError: refuse })
  })
  return { form, submit, pending: open.isPending }
}
