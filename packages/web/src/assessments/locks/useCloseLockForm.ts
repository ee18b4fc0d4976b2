import { zodResolver } from '@hookform/resolvers/zod'
import { type Assessment, LockType } from '@portal/contract'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { showErrors } from '../../shared/showErrors.ts'
import { useCloseLock } from './locks.queries.ts'
import { lockTypes } from './lockTypes.ts'
import { useLockFailure } from './useLockFailure.ts'

const LONGEST_NAME = 200
const LONGEST_REASON = 2000

/** The form of a lock to close. A name that is closed already is refused before it is sent. */
export function useCloseLockForm(assessment: Assessment, onDone: () => void) {
  const { t } = useTranslation()
  const failureText = useLockFailure('close')
  const close = useCloseLock(assessment)
  const isTaken = (name: string) => assessment.locks.some(({ ref, closed }) => closed && ref === name)
  const schema = z.object({
    type: LockType,
    ref: z
      .string()
      .trim()
      .min(1, t('authentication.required'))
      .max(LONGEST_NAME)
      .refine((name) => !isTaken(name), t('assessments.locks.exists')),
    text: z.string().trim().max(LONGEST_REASON),
  })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { type: lockTypes(assessment)[0] ?? 'technical', ref: '', text: '' },
  })
  const submit = form.handleSubmit(({ text, ...lock }) =>
    close.mutate({ ...lock, ...(text && { text }) }, { onSuccess: onDone, onError: showErrors(form, failureText) }),
  )
  return { form, submit, pending: close.isPending }
}
