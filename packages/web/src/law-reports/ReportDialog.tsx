import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/call.ts'
import { FormDialog } from '../shared/dialog/FormDialog.tsx'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import { useReportLaw } from './lawReports.queries.ts'

/** A row or document of the law to choose from, by its id. */
export type Subject = { readonly kind: 'row' | 'document'; readonly id: string; readonly label: string }

type Props = {
  country: { readonly iso2: string; readonly name: string }
  subjects: readonly Subject[]
  /** The subject chosen at first. */
  chosen?: string | undefined
  onClose: () => void
}

const EMPTY = { text: '', address: '' }

/** What was typed about an error, and its sending. */
function useReport({ country, subjects, chosen = '', onClose }: Props) {
  const [typed, setTyped] = useState(EMPTY)
  const [about, setAbout] = useState(chosen)
  const report = useReportLaw(country.iso2)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = typed.address.trim()
    const onSuccess = ({ message }: { message: string }) => {
      notify.success(message)
      onClose()
    }
    report.mutate({ text: typed.text, ...(address && { address }), ...idOf(subjects, about) }, { onSuccess })
  }
  return { typed, setTyped, about, setAbout, report, submit }
}

/** Reports an error in the law of a country, or a newer law, to those who write the law. */
export function ReportDialog(props: Props) {
  const { country, subjects, onClose } = props
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { typed, setTyped, about, setAbout, report, submit } = useReport(props)
  const fields = report.error instanceof ApiError ? report.error.fields : []
  const errorOf = (name: string) => fields.find(({ path }) => path === name)?.message
  return (
    <FormDialog
      title={t('lawReports.title', { name: country.name })}
      action={t('lawReports.send')}
      onSubmit={submit}
      onClose={onClose}
      dirty={typed.text !== '' || typed.address !== ''}
      pending={report.isPending}
      failure={report.isError && fields.length === 0 ? errorText(report.error) : undefined}
    >
      <Text>{t('lawReports.lead')}</Text>
      <Textarea
        size="md"
        rows={4}
        maxLength={2000}
        label={t('lawReports.text')}
        data-autofocus
        value={typed.text}
        error={errorOf('text')}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
      <TextInput
        size="md"
        type="url"
        label={t('lawReports.address')}
        description={t('lawReports.addressHint')}
        value={typed.address}
        error={errorOf('address')}
        onChange={({ currentTarget }) => setTyped({ ...typed, address: currentTarget.value })}
      />
      {subjects.length > 0 && <SubjectChoice subjects={subjects} value={about} onChange={setAbout} />}
    </FormDialog>
  )
}

function idOf(subjects: readonly Subject[], id: string) {
  const subject = subjects.find((one) => one.id === id)
  if (!subject) return {}
  return subject.kind === 'row' ? { rowId: id } : { documentId: id }
}

type SubjectProps = Pick<Props, 'subjects'> & { value: string; onChange: (id: string) => void }

function SubjectChoice({ subjects, value, onChange }: SubjectProps) {
  const { t } = useTranslation()
  const all = [{ value: '', label: t('lawReports.whole') }, ...subjects.map(({ id, label }) => ({ value: id, label }))]
  return (
    <NativeSelect
      size="md"
      label={t('lawReports.about')}
      data={all}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
