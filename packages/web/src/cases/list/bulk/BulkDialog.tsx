import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { NativeSelect, Select, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type AssessmentRow, type LockType, VISIBILITIES } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesOrNote } from '../../../shared/administration/ManyChoice.tsx'
import { dropdownInDialog } from '../../../shared/dialog/dropdown.ts'
import { FormDialog } from '../../../shared/dialog/FormDialog.tsx'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { permittedLockTypes } from '../../locks/lockRights.ts'
import { type LeftCase, LeftOut } from './EachCase.tsx'
import type { BulkChange } from './useBulkChange.ts'

export type BulkAction = 'setOwner' | 'setVisibility' | 'complete' | 'lock' | 'comment'

type Props = {
  what: BulkAction
  /** Those of the chosen ones that the user may change so. */
  rows: readonly AssessmentRow[]
  /** The others. */
  left: readonly LeftCase[]
  pending: boolean
  onChange: (change: BulkChange) => void
  onClose: () => void
}

/** Asks what to change in several assessments, and says how many of them it can change. */
export function BulkDialog({ what, rows, left, pending, onChange, onClose }: Props) {
  const { t } = useTranslation()
  const [change, setChange] = useState<BulkChange | null>(what === 'complete' ? { confirm: true } : null)
  const Fields = FIELDS[what]
  return (
    <FormDialog
      title={t(`assessments.list.bulk.titles.${what}`, { count: rows.length })}
      action={t('assessments.list.bulk.change', { count: rows.length })}
      onSubmit={(event) => {
        event.preventDefault()
        if (change) onChange(change)
      }}
      onClose={onClose}
      dirty={what !== 'complete' && change !== null}
      pending={pending}
      isReady={change !== null}
      failure={undefined}
    >
      <LeftOut left={left} chosen={rows.length + left.length} />
      <Fields rows={rows} onChange={setChange} />
    </FormDialog>
  )
}

type FieldsProps = { rows: readonly AssessmentRow[]; onChange: (change: BulkChange | null) => void }

function Confirmed() {
  const { t } = useTranslation()
  return <Text>{t('assessments.list.bulk.completeLead')}</Text>
}

function NewVisibility({ onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <Select
      size="md"
      data-autofocus
      label={t('assessments.manage.visibility')}
      data={VISIBILITIES.map((one) => ({ value: one, label: t(`assessments.manage.visibilities.${one}`) }))}
      onChange={(value) => onChange(value && { visibility: value })}
      comboboxProps={dropdownInDialog}
    />
  )
}

function NewComment({ onChange }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <Textarea
      size="md"
      rows={3}
      data-autofocus
      maxLength={MAX_TEXT}
      label={t('assessments.list.bulk.commentText')}
      onChange={({ currentTarget: { value } }) => onChange(value.trim() ? { comment: value.trim() } : null)}
    />
  )
}

const MAX_TEXT = 2000
const MAX_NAME = 200

/** A lock of a type that the user may place in each of them. */
function NewLock({ rows, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const types = (['technical', 'legal'] as const).filter((type) =>
    rows.every((row) => permittedLockTypes(row).includes(type)),
  )
  const [lock, setLock] = useState<{ type: LockType; ref: string; text: string }>({
    type: types[0] ?? 'technical',
    ref: '',
    text: '',
  })
  const change = (part: Partial<typeof lock>) => {
    const next = { ...lock, ...part }
    const [ref, text] = [next.ref.trim(), next.text.trim()]
    setLock(next)
    onChange(ref ? { lock: { type: next.type, ref, ...(text && { text }) } } : null)
  }
  return (
    <>
      <NativeSelect
        size="md"
        label={t('assessments.locks.addType')}
        data={types.map((value) => ({ value, label: t(`assessments.locks.type.${value}`) }))}
        onChange={({ currentTarget: { value } }) => change({ type: value === 'legal' ? 'legal' : 'technical' })}
      />
      <TextInput
        size="md"
        data-autofocus
        maxLength={MAX_NAME}
        label={t('assessments.locks.addName')}
        description={t('assessments.locks.addNameHint')}
        onChange={({ currentTarget: { value } }) => change({ ref: value })}
      />
      <Textarea
        size="md"
        rows={2}
        maxLength={MAX_TEXT}
        label={t('assessments.locks.addReason')}
        description={t('assessments.locks.addReasonHint')}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
    </>
  )
}

const TYPING_MS = 250

/** Possible owners are those of the first chosen assessment: they can own the others of its account. */
function NewOwner({ rows: [first], onChange }: FieldsProps) {
  const { t } = useTranslation()
  const [value, setValue] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed, TYPING_MS)
  const { data } = useQuery(assessmentQueries.possibleOwners(first?.assessmentId ?? '', value ? '' : text.trim()))
  return (
    <Select
      size="md"
      data-autofocus
      searchable
      label={t('assessments.manage.owner')}
      description={t('assessments.manage.ownerHint')}
      data={(data?.rows ?? []).map((person) => ({
        value: person.userId,
        label: t('assessments.manage.person', person),
      }))}
      value={value}
      onChange={(ownerId) => {
        setValue(ownerId)
        onChange(ownerId === null ? null : { ownerId })
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={matchesOrNote(t('assessments.manage.nobody'))}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}

const FIELDS = {
  setOwner: NewOwner,
  setVisibility: NewVisibility,
  complete: Confirmed,
  lock: NewLock,
  comment: NewComment,
} as const
