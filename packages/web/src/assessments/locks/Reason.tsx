import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, Text, Textarea } from '@mantine/core'
import { LEAST_COMMENT } from '@portal/contract'
import { visibleLength } from '@portal/rules'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReasonForm } from './useReasonForm.ts'

/** Why a lock may be opened, and the tick that takes it upon oneself. */
export function Reason({ form }: { form: ReasonForm }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  const least = LEAST_COMMENT
  const count = visibleLength(useWatch({ control: form.control, name: 'comment' }))
  return (
    <>
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
        <Text size="sm" c="dimmed" mt={4}>
          {t('assessments.locks.counter', { count, least })}
        </Text>
      </div>
      <Checkbox
        {...form.register('agreed')}
        size="md"
        label={t('assessments.locks.tick')}
        error={errors.agreed?.message}
      />
    </>
  )
}
