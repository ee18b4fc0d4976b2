import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, Text, Textarea } from '@mantine/core'
import { LockComment, MIN_COMMENT_LENGTH } from '@portal/contract'
import { visibleLength } from '@portal/rules'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { zodResolver } from '../../../shared/forms/zodResolver.ts'

/** The reason for opening a lock. */
export function Reason({ form }: { form: ReasonForm }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  const least = MIN_COMMENT_LENGTH
  const count = visibleLength(useWatch({ control: form.control, name: 'comment' }))
  return (
    <div>
      <Textarea
        {...form.register('comment')}
        size="md"
        label={t('assessments.locks.why')}
        description={t('assessments.locks.whyHint', { least })}
        error={errors.comment?.message}
        rows={3}
        resize="vertical"
      />
      <Text size="sm" c="dimmed" mt="xs">
        {t('assessments.locks.counter', { count, least })}
      </Text>
    </div>
  )
}

/** The checkbox that accepts responsibility. */
export function Agreement({ form }: { form: ReasonForm }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      {...form.register('agreed')}
      size="md"
      label={t('assessments.locks.tick')}
      error={form.formState.errors.agreed?.message}
    />
  )
}

export type ReasonForm = ReturnType<typeof useReasonForm>

/** The form for opening locks: a reason, the agreement to the disclaimer, and the tick in spite of open duties. */
export function useReasonForm(open: number) {
  const { t } = useTranslation()
  const schema = z.object({
    comment: z
      .string()
      .trim()
      .min(MIN_COMMENT_LENGTH, t('assessments.locks.tooShort', { least: MIN_COMMENT_LENGTH }))
      .pipe(LockComment),
    agreed: z.boolean().refine((agreed) => agreed, t('assessments.locks.tickFirst')),
    openDuties: z.boolean().refine((isTicked) => isTicked || open === 0, t('assessments.locks.despiteFirst')),
  })
  return useForm({ resolver: zodResolver(schema), defaultValues: { comment: '', agreed: false, openDuties: false } })
}
