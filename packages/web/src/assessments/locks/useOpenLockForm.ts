import { zodResolver } from '@hookform/resolvers/zod'
import { type Assessment, type AssessmentLock, assessments, LEAST_COMMENT } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { showErrors } from '../../shared/showErrors.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { useOpenLock } from './locks.queries.ts'
import { useLockFailure } from './useLockFailure.ts'

const { comment: Comment } = assessments.unlock.body.shape

export type OpenLockForm = ReturnType<typeof useOpenLockForm>['form']
/** `version`: of the disclaimer that is shown; without it nothing can be agreed to. */
type Target = { assessment: Assessment; lock: AssessmentLock; version: number | undefined }

/** The form that opens a lock. What was typed stays when it is refused. */
export function useOpenLockForm({ assessment, lock, version }: Target, onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const failureText = useLockFailure(t('assessments.locks.forbidden'))
  const open = useOpenLock(assessment)
  const schema = z.object({
    comment: z
      .string()
      .trim()
      .min(LEAST_COMMENT, t('assessments.locks.tooShort', { least: LEAST_COMMENT }))
      .pipe(Comment),
    agreed: z.boolean().refine((agreed) => agreed, t('assessments.locks.tickFirst')),
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { comment: '', agreed: false } })

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) return showErrors(form, failureText)(error)
    form.setError('root', { message: t('assessments.locks.gone') })
    void queryClient.invalidateQueries(assessmentQueries.one(assessment.assessmentId))
  }
  const submit = form.handleSubmit(({ comment }) => {
    if (version === undefined) return
    const { ref, type } = lock
    open.mutate({ ref, type, comment, disclaimerVersion: version }, { onSuccess: onDone, onError: refuse })
  })
  return { form, submit, pending: open.isPending }
}
