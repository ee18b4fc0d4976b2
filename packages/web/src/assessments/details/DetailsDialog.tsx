import { Text } from '@mantine/core'
import { type Assessment, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../shared/dialog/ConflictNotice.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Field } from '../../shared/forms/Field.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { OwnerField } from './OwnerField.tsx'
import { type DetailsForm, useDetailsForm } from './useDetailsForm.ts'

type Props = { assessment: Assessment; onClose: () => void }

/** What an assessment is called, who can see it and whose it is, as far as the reader may change that. */
export function DetailsDialog({ assessment, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, conflict, pending } = useDetailsForm(assessment, onClose)
  const may = (right: Assessment['rights'][number]) => assessment.rights.includes(right)
  return (
    <FormDialog
      title={t('assessments.manage.detailsOf', { number: assessmentNumber(assessment.id) })}
      action={t('administration.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={form.formState.isDirty}
      pending={pending}
      failure={form.formState.errors.root?.message}
    >
      {conflict && <ConflictNotice {...conflict} />}
      {may('edit') && (
        <Field
          control={form.control}
          name="internalReference"
          label={t('assessments.manage.reference')}
          description={t('assessments.manage.referenceHint')}
          data-autofocus
        />
      )}
      <VisibilityField form={form} isRefused={!may('setVisibility')} />
      {may('setOwner') ? (
        <OwnerField form={form} id={assessment.assessmentId} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('assessments.manage.ownedBy', { name: form.getValues('ownerName') })}.{' '}
          {t('assessments.manage.ownerRefused')}
        </Text>
      )}
    </FormDialog>
  )
}

function VisibilityField({ form, isRefused }: { form: DetailsForm; isRefused: boolean }) {
  const { t } = useTranslation()
  const chosen = form.watch('visibility')
  return (
    <SelectField
      control={form.control}
      name="visibility"
      label={t('assessments.manage.visibility')}
      description={t(
        isRefused ? 'assessments.manage.visibilityRefused' : `assessments.manage.visibilityHints.${chosen}`,
      )}
      disabled={isRefused}
      data={(['ACCOUNT', 'PRIVATE'] as const).map((value) => ({
        value,
        label: t(`assessments.manage.visibilities.${value}`),
      }))}
    />
  )
}
