import { zodResolver } from '@hookform/resolvers/zod'
import { type Assessment, assessments, isSameLock, LockType } from '@portal/contract'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { showErrors } from '../../shared/forms/showErrors.ts'
import { type LockName, useCloseLock } from './locks.queries.ts'
import { lockTypes } from './lockTypes.ts'
import { useLockFailure } from './useLockFailure.ts'

const { ref: Ref } = assessments.lock.body.shape
const LONGEST_REASON = 2000

/** The form of a lock to close. A lock that is closed already is refused before it is sent. */
export function useCloseLockForm(assessment: Assessment, onDone: () => void) {
  const { t } = useTranslation()
  const failureText = useLockFailure('close')
  const close = useCloseLock(assessment)
  const isTaken = (wanted: LockName) => assessment.locks.some((lock) => lock.closed && isSameLock(lock, wanted))
  const schema = z
    .object({ type: LockType, ref: Ref, text: z.string().trim().max(LONGEST_REASON) })
    .refine((wanted) => !isTaken(wanted), { path: ['ref'], message: t('assessments.locks.exists') })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { type: lockTypes(assessment)[0] ?? 'technical', ref: '', text: '' },
  })
  const submit = form.handleSubmit(({ text, ...lock }) =>
    close.mutate({ ...lock, ...(text && { text }) }, { onSuccess: onDone, onError: showErrors(form, failureText) }),
  )
  return { form, submit, pending: close.isPending }
}
