import '@mantine/core/styles/SimpleGrid.layer.css'
import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { type Assessment, type Transfer, type TransferList, transfers } from '@portal/contract'
import { currentLanguage, mapCountryName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { CaseSentence } from '../../cases/index.ts'
import { countryStatsQuery } from '../../shared/countries/countries.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { today } from '../../shared/dates/dates.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { recordOf } from '../../shared/objects/records.ts'
import { sampleQueries } from '../samples/samples.queries.ts'
import { useTransferChange } from './transfers.queries.ts'

type Props = {
  assessment: Assessment
  /** Files that may go with the material. */
  papers: TransferList['papers']
  transfer: Transfer | null
  withdraws: boolean
  onClose: () => void
}

const TEXTS = [
  'recipient',
  'contact',
  'country',
  'amount',
  'use',
  'terms',
  'link',
  'obligations',
  'lockReason',
] as const
type TransferFields = Record<(typeof TEXTS)[number], string> & {
  transferredOn: string
  sampleIds: string[]
  fileIds: string[]
  reason: string
}

/** A new transfer, its correction, or its withdrawal; the last two need a reason. */
export function TransferDialog(props: Props) {
  const { assessment, papers, transfer, withdraws, onClose } = props
  const { t } = useTranslation()
  const { form, submit, pending } = useTransferForm(props)
  const { errors, isDirty } = form.formState
  const recipient = transfer?.recipient ?? ''
  return (
    <FormDialog
      title={
        transfer ? (
          t(`assessments.transfers.${withdraws ? 'withdrawOf' : 'correctOf'}`, { recipient })
        ) : (
          <CaseSentence of={assessment} text={(name) => t('assessments.transfers.addTitle', { name })} />
        )
      }
      action={t(`assessments.transfers.${withdraws ? 'withdraw' : 'save'}`)}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      {!withdraws && <Facts form={form} papers={papers} assessment={assessment} />}
      {transfer && (
        <Textarea
          {...form.register('reason')}
          size="md"
          rows={2}
          required
          label={t('assessments.transfers.reason')}
          error={errors.reason?.message}
        />
      )}
    </FormDialog>
  )
}

type TransferForm = UseFormReturn<TransferFields>

type FactsProps = Pick<Props, 'papers' | 'assessment'> & { form: TransferForm }

function Facts({ form, papers, assessment }: FactsProps) {
  const { t } = useTranslation()
  const text = (name: (typeof TEXTS)[number]) => ({
    ...form.register(name),
    size: 'md' as const,
    label: t(`assessments.transfers.fields.${name}`),
    error: form.formState.errors[name]?.message,
  })
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...text('recipient')} required />
        <TextInput {...text('contact')} />
        <CountryField form={form} />
        <TextInput {...text('amount')} />
      </SimpleGrid>
      <Controller
        control={form.control}
        name="transferredOn"
        render={({ field, fieldState }) => (
          <DayField
            size="md"
            label={t('assessments.transfers.fields.transferredOn')}
            value={field.value}
            error={fieldState.error?.message}
            isBad={fieldState.invalid}
            none=""
            onChange={field.onChange}
          />
        )}
      />
      <SampleChoice form={form} assessmentId={assessment.assessmentId} />
      <PaperChoice form={form} papers={papers} />
      <Textarea {...text('use')} rows={2} />
      <Textarea {...text('terms')} rows={2} />
      <TextInput {...text('link')} />
      <Textarea {...text('obligations')} rows={3} description={t('assessments.transfers.obligationsHint')} />
      {!assessment.cleared && (
        <Textarea {...text('lockReason')} rows={2} required description={t('assessments.transfers.lockReasonHint')} />
      )}
    </>
  )
}

/** The country that the material goes to; areas beyond national jurisdiction receive nothing. */
function CountryField({ form }: { form: TransferForm }) {
  const { t } = useTranslation()
  const { data } = useQuery(countryStatsQuery)
  const codes = (data?.rows ?? []).filter(({ kind }) => kind !== 'area').map(({ iso2 }) => iso2)
  const countries = [...new Set([...codes, form.getValues('country')].filter(Boolean))]
    .map((value) => ({ value, label: mapCountryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))
  return (
    <SelectField
      control={form.control}
      name="country"
      label={t('assessments.transfers.fields.country')}
      required
      data={[{ value: '', label: t('assessments.transfers.countryNone') }, ...countries]}
    />
  )
}

function SampleChoice({ form, assessmentId }: { form: TransferForm; assessmentId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(sampleQueries.of(assessmentId))
  if (!data || data.rows.length === 0) return null
  return (
    <Controller
      control={form.control}
      name="sampleIds"
      render={({ field, fieldState }) => (
        <Checkbox.Group
          label={t('assessments.transfers.fields.samples')}
          description={t('assessments.transfers.samplesHint')}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        >
          {data.rows.map(({ sampleId, ownId }) => (
            <Checkbox key={sampleId} value={sampleId} label={ownId} mt="xs" />
          ))}
        </Checkbox.Group>
      )}
    />
  )
}

/** The files of the evidence that goes along: people may keep back what is confidential. */
function PaperChoice({ form, papers }: Pick<FactsProps, 'form' | 'papers'>) {
  const { t } = useTranslation()
  if (papers.length === 0) return null
  return (
    <Controller
      control={form.control}
      name="fileIds"
      render={({ field, fieldState }) => (
        <Checkbox.Group
          label={t('assessments.transfers.papers.choice')}
          description={t('assessments.transfers.papers.hint')}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        >
          {papers.map(({ fileId, title, name }) => (
            <Checkbox key={fileId} value={fileId} label={`${title} · ${name}`} mt="xs" />
          ))}
        </Checkbox.Group>
      )}
    />
  )
}

function useTransferForm({ assessment, papers, transfer, withdraws, onClose }: Props) {
  const errorText = useErrorText()
  const form = useForm<TransferFields>({ defaultValues: typedOf(transfer, papers) })
  const save = useTransferChange(({ reason, ...typed }: TransferFields): Promise<unknown> => {
    const { assessmentId: id } = assessment
    const { transferredOn, sampleIds, fileIds, ...texts } = typed
    const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]))
    const { recipient, country } = texts
    const body = { ...filled, recipient, country, transferredOn, sampleIds, fileIds }
    if (!transfer) return call(transfers.add, { params: { id }, body })
    const { transferId, version: ifMatch } = transfer
    const params = { transferId }
    return withdraws
      ? call(transfers.withdraw, { params, body: { reason }, ifMatch })
      : call(transfers.correct, { params, body: { ...body, reason }, ifMatch })
  })
  const submit = form.handleSubmit((typed) =>
    save.mutate(typed, { onSuccess: onClose, onError: showErrors(form, errorText) }),
  )
  return { form, submit, pending: save.isPending }
}

/** All files go along with a new transfer, and with a corrected one those that did. */
const typedOf = (transfer: Transfer | null, papers: TransferList['papers']): TransferFields => ({
  ...recordOf(TEXTS, (name) => transfer?.[name] ?? ''),
  transferredOn: transfer?.transferredOn ?? today(),
  sampleIds: transfer?.sampleIds ?? [],
  fileIds: papers
    .filter(({ sha256 }) => !transfer || transfer.evidence.some((paper) => paper.sha256 === sha256))
    .map(({ fileId }) => fileId),
  reason: '',
})
