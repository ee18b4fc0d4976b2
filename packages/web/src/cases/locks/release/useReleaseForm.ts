import type { Assessment, AssessmentLock } from '@portal/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/call.ts'
import { showErrors } from '../../../shared/forms/formErrors.tsx'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { dutiesOfCase, openDuties } from '../../core/dutiesOfCase.queries.ts'
import { disclaimerQuery, useLockFailure, useOpenLock } from '../locks.queries.ts'
import { useReasonForm } from './LockReason.tsx'

const UNTICKED = { agreed: false, openDuties: false }
/** The error stays, and the reason counts as not saved. */
const KEEPING = { keepErrors: true, keepDefaultValues: true }

const changesDuties = ({ code, fields }: ApiError) =>
  code === 'STALE_VERSION' || fields.some(({ path }) => path === 'openDuties')

const isGone = ({ code, status }: ApiError) => code === 'LOCK_ALREADY_OPEN' || status === 404

/**
 * The form that releases a lock, with the disclaimer to agree to. What was typed stays when it is refused; what was ticked
 * for a case that looks otherwise by now does not.
 */
export function useReleaseForm(assessment: Assessment, lock: AssessmentLock, onDone: (comment: string) => void) {
  const queryClient = useQueryClient()
  const failureText = useLockFailure('open')
  const disclaimer = useQuery(disclaimerQuery(assessment.assessmentId, lock))
  const open = useOpenLock(assessment)
  const duties = useQuery(dutiesOfCase.of(assessment.assessmentId))
  const seen = duties.data && openDuties(duties.data.rows).length
  const form = useReasonForm(seen ?? 0)

  const refuse = (error: unknown) => {
    showErrors(form, failureText)(error)
    if (!(error instanceof ApiError)) return
    if (error.code === 'STALE_VERSION') form.reset({ comment: form.getValues('comment'), ...UNTICKED }, KEEPING)
    if (changesDuties(error)) void duties.refetch()
    if (isGone(error)) void queryClient.invalidateQueries(assessmentQueries.one(assessment.assessmentId))
  }
  // Awaited: the released lock leaves the screen before callbacks of the mutation would be called.
  const submit = form.handleSubmit(async ({ comment }) => {
    const version = disclaimer.data?.version
    if (version === undefined || seen === undefined) return
    const { ref, type } = lock
    const opening = { ref, type, comment, disclaimerVersion: version, openDuties: seen }
    await open.mutateAsync(opening).then(() => onDone(comment), refuse)
  })
  return { form, submit, disclaimer, pending: open.isPending, loading: disclaimer.isLoading || duties.isLoading }
}
