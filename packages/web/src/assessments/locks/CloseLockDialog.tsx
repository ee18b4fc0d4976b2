import { Text, Textarea } from '@mantine/core'
import { type Assessment, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Field } from '../../shared/forms/Field.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { lockTypes } from './lockTypes.ts'
import { useCloseLockForm } from './useCloseLockForm.ts'

type Props = { assessment: Assessment; onClose: () => void }

/** Closes a lock by hand, of a type that the reader has the right to. */
export function CloseLockDialog({ assessment, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending } = useCloseLockForm(assessment, onClose)
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={t('assessments.locks.addTitle', { number: assessmentNumber(assessment.id) })}
      action={t('assessments.locks.add')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <Text c="dimmed">{t('assessments.locks.addLead')}</Text>
      <SelectField
        control={form.control}
        name="type"
        label={t('assessments.locks.addType')}
        data={lockTypes(assessment).map((value) => ({ value, label: t(`assessments.locks.type.${value}`) }))}
      />
      <Field
        control={form.control}
        name="ref"
        label={t('assessments.locks.addName')}
        description={t('assessments.locks.addNameHint')}
        data-autofocus
      />
      <Textarea
        {...form.register('text')}
        size="md"
        label={t('assessments.locks.addReason')}
        description={t('assessments.locks.addReasonHint')}
        error={errors.text?.message}
        rows={2}
        resize="vertical"
      />
    </FormDialog>
  )
}
