import { Textarea } from '@mantine/core'
import { MAX_SAMPLE_FILE_BYTES, type SampleFields, type SampleRow, samples } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { base64Of } from '../../shared/files/base64Of.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import classes from './samples.module.css'
import { useSampleChange } from './samples.queries.ts'

const COLUMNS = [
  ...(['ownId', 'collectionNumber', 'description', 'collectedOn', 'latitude', 'longitude'] as const),
  ...(['coordinates', 'amount', 'note'] as const),
]
const FAULTS_SHOWN = 50

/** Samples from rows that were copied out of a spreadsheet, or from a file: read first, added when no row has a fault. */
export function PasteDialog({ assessmentId: id, onClose }: { assessmentId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useFileErrorText()
  const [text, setText] = useState('')
  const { read, add, rows, isReady, addAll } = usePastedSamples(id, onClose)
  const failure = read.error ?? add.error
  return (
    <FormDialog
      title={t('assessments.samples.pasteTitle')}
      action={isReady ? t('assessments.samples.pasteAdd', { count: rows.length }) : t('assessments.samples.pasteRead')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) addAll()
        else read.mutate(new Blob([text]))
      }}
      onClose={onClose}
      dirty={text !== '' || rows.length > 0}
      pending={read.isPending || add.isPending}
      failure={failure ? errorText(failure) : undefined}
    >
      <PastedText
        value={text}
        onChange={(typed) => {
          setText(typed)
          read.reset()
          add.reset()
        }}
      />
      <FileField
        label={t('assessments.samples.pasteTitle')}
        choose={t('assessments.samples.pasteFile')}
        drop={t('assessments.evidence.drop.orDrop')}
        accept=".xlsx,.csv,.txt,.tsv"
        note={t('assessments.samples.pasteFileHint')}
        onFile={(file) => {
          add.reset()
          read.mutate(file)
        }}
      />
      {read.data && <Reading rows={rows} />}
    </FormDialog>
  )
}

/** Reads samples from a text or a file; once no row has a fault they can all be added. */
function usePastedSamples(id: string, onAdded: () => void) {
  const { t } = useTranslation()
  const read = useMutation({
    mutationFn: async (content: Blob) =>
      call(samples.read, { params: { id }, body: { content: await base64Of(content, MAX_SAMPLE_FILE_BYTES) } }),
  })
  const add = useSampleChange((rows: SampleFields[]) => call(samples.add, { params: { id }, body: { samples: rows } }))
  const rows = read.data?.rows ?? []
  const addAll = () =>
    add.mutate(
      rows.map(({ sample }) => sample),
      {
        onSuccess: () => {
          notify.success(t('assessments.samples.saved'))
          onAdded()
        },
      },
    )
  return { read, add, rows, isReady: rows.length > 0 && rows.every(({ faults }) => faults.length === 0), addAll }
}

function PastedText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation()
  const columns = COLUMNS.map((name) => t(`assessments.samples.columns.${name}`)).join(', ')
  return (
    <Textarea
      size="md"
      rows={6}
      label={t('assessments.samples.pasteField')}
      description={t('assessments.samples.pasteHint', { columns })}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function Reading({ rows }: { rows: readonly SampleRow[] }) {
  const { t } = useTranslation()
  const faulty = rows.filter(({ faults }) => faults.length > 0)
  const faults = faulty.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })))
  return (
    <div role="status">
      <p className={classes.quiet}>{t('assessments.samples.readRows', { count: rows.length })}</p>
      {faulty.length > 0 && <p>{t('assessments.samples.pasteFaults', { count: faulty.length })}</p>}
      <ul className={classes.faults}>
        {faults.slice(0, FAULTS_SHOWN).map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`}>
            {t('assessments.samples.pasteRow', {
              row,
              column: t(`assessments.samples.columns.${field as (typeof COLUMNS)[number]}`),
              message,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
