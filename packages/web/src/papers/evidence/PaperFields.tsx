import '@mantine/core/styles/SimpleGrid.layer.css'
import { SimpleGrid, Textarea } from '@mantine/core'
import { EVIDENCE_KINDS, PAPER_MARKS } from '@portal/contract'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { ClearingHouse } from './ClearingHouse.tsx'
import type { EvidenceForm } from './evidenceForm.ts'

/** Fields of a paper. */
export function PaperFields({ form }: { form: EvidenceForm }) {
  const { t } = useTranslation()
  const { control, formState, register } = form
  const isCertificate = form.watch('kind') === 'ircc'
  return (
    <>
      <SelectField
        control={control}
        name="kind"
        label={t('assessments.evidence.fields.kind')}
        data={EVIDENCE_KINDS.map((value) => ({ value, label: t(`assessments.evidence.kinds.${value}`) }))}
      />
      <TextField control={control} name="number" label={t('assessments.evidence.fields.number')} />
      {isCertificate && <Record form={form} />}
      <TextField control={control} name="issuer" label={t('assessments.evidence.fields.issuer')} />
      <EvidenceDays form={form} />
      {isCertificate && <CertificateFields form={form} />}
      <Textarea
        {...register('proves')}
        size="md"
        label={t('assessments.evidence.fields.proves')}
        description={t('assessments.evidence.fields.provesHint')}
        error={formState.errors.proves?.message}
        rows={2}
      />
      <TextField control={control} name="link" label={t('assessments.evidence.fields.link')} />
    </>
  )
}

/** What the ABS Clearing-House says of the number that is typed. */
function Record({ form: { setValue, watch } }: { form: EvidenceForm }) {
  const number = watch('number').trim()
  if (number === '') return null
  return (
    <ClearingHouse
      key={number}
      number={number}
      onTake={({ madeOn, validTo, holder }) => {
        setValue('madeOn', madeOn, { shouldDirty: true })
        setValue('validTo', validTo, { shouldDirty: true })
        if (holder) setValue('holder', holder, { shouldDirty: true })
      }}
    />
  )
}

/** Holder, material and aim of a certificate: compared with the name of the account, and with the assessment. */
function CertificateFields({ form: { control } }: { form: EvidenceForm }) {
  const { t } = useTranslation()
  const marks = PAPER_MARKS.map((value) => ({ value, label: t(`assessments.evidence.marks.${value}`) }))
  return (
    <>
      <TextField control={control} name="holder" label={t('assessments.evidence.fields.holder')} />
      <TextField control={control} name="material" label={t('assessments.evidence.fields.material')} />
      <SelectField
        control={control}
        name="mark"
        label={t('assessments.evidence.fields.mark')}
        data={[{ value: '', label: t('assessments.evidence.fields.markNone') }, ...marks]}
      />
    </>
  )
}

const DAYS = ['madeOn', 'provesDay', 'validFrom', 'validTo'] as const

/** The day of a paper, the day that it proves, and from when to when it is valid. */
function EvidenceDays({ form }: { form: EvidenceForm }) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {DAYS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <DayField
              size="md"
              label={t(`assessments.evidence.fields.${name}`)}
              value={field.value}
              error={fieldState.error?.message}
              isBad={fieldState.invalid}
              none={t(`assessments.evidence.fields.${name}None`)}
              onChange={field.onChange}
            />
          )}
        />
      ))}
    </SimpleGrid>
  )
}
