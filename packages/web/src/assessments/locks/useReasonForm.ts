import { zodResolver } from '@hookform/resolvers/zod'
import { assessments, LEAST_COMMENT } from '@portal/contract'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

const { comment: Comment } = assessments.unlock.body.shape

export type ReasonForm = ReturnType<typeof useReasonForm>

/** What opening locks takes: a reason, and the agreement to the disclaimer. */
export function useReasonForm() {
  const { t } = useTranslation()
  const schema = z.object({
    comment: z
      .string()
      .trim()
      .min(LEAST_COMMENT, t('assessments.locks.tooShort', { least: LEAST_COMMENT }))
      .pipe(Comment),
    agreed: z.boolean().refine((agreed) => agreed, t('assessments.locks.tickFirst')),
  })
  return useForm({ resolver: zodResolver(schema), defaultValues: { comment: '', agreed: false } })
}
