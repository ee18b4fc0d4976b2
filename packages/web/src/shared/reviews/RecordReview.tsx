import { Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../dialog/FormDialog.tsx'
import type { Reviewable } from './reviews.queries.ts'
import { useReviewForm } from './useReviewForm.ts'

type Props = { country: Reviewable; onClose: () => void }

/** Confirms that a version was compared with its source today. */
export function RecordReview({ country, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending } = useReviewForm(country, onClose)
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={t('reviews.recordTitle', { name: country.name })}
      action={t('reviews.record')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <Text>{t('reviews.recordLead', { version: country.version })}</Text>
      <Textarea
        {...form.register('source')}
        size="md"
        label={t('reviews.sourceLabel')}
        description={t('reviews.sourceHint')}
        error={errors.source?.message}
        rows={3}
        resize="vertical"
        data-autofocus
      />
    </FormDialog>
  )
}
