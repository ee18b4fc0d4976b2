import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, Select, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { DutyRow } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import { dropdownInDialog } from '../../shared/dialog/dropdown.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { BarAction, ChosenBar } from '../../shared/list/ChosenBar.tsx'
import { useFocusBack } from '../../shared/list/useFocusBack.ts'
import { dutyQueries } from '../list/duties.queries.ts'
import { type ManyDuties, useChangeDuties, useRemind } from './due.queries.ts'

type Props = { selected: readonly DutyRow[]; onClear: () => void }

/** Bulk actions for the chosen duties. */
export function DueBulkBar({ selected, onClear }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const change = useChangeDuties()
  const remind = useRemind()
  const { onFocus, clear } = useFocusBack(onClear)
  const dutyIds = selected.map(({ dutyId }) => dutyId)
  const changed = () => {
    setAsking(false)
    clear()
  }
  const chosen = dutyIds.length > 0 ? t('assessments.due.bulk.count', { count: dutyIds.length }) : null
  return (
    <ChosenBar label={t('assessments.due.bulk.title')} chosen={chosen} onFocus={onFocus}>
      <BarAction
        label={t('assessments.due.bulk.done')}
        disabled={change.isPending}
        onClick={() => change.mutate({ dutyIds, change: { state: 'done' } }, { onSuccess: clear })}
      />
      <BarAction label={t('assessments.due.bulk.change')} onClick={() => setAsking(true)} />
      <BarAction
        label={t('assessments.due.bulk.remind')}
        disabled={remind.isPending}
        onClick={() => remind.mutate(dutyIds)}
      />
      <BarAction label={t('assessments.due.bulk.clear')} onClick={clear} />
      {asking && <BulkDialog dutyIds={dutyIds} onClose={() => setAsking(false)} onDone={changed} />}
    </ChosenBar>
  )
}

type DialogProps = { dutyIds: readonly string[]; onClose: () => void; onDone: () => void }
type State = NonNullable<ManyDuties['change']['state']> | ''

const STATES = ['open', 'done', 'not_applicable'] as const

/** A field left empty stays unchanged in each duty. */
function BulkDialog({ dutyIds, onClose, onDone }: DialogProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const many = useChangeDuties()
  const [state, setState] = useState<State>('')
  const [reason, setReason] = useState('')
  const [ownerId, setOwner] = useState<string | null>(null)
  const [dueDay, setDay] = useState('')
  const change: ManyDuties['change'] = {
    ...(state && { state }),
    ...(state === 'not_applicable' && { reason }),
    ...(ownerId && { ownerId }),
    ...(dueDay && { dueDay }),
  }
  const isEmpty = Object.keys(change).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return onClose()
    many.mutate({ dutyIds: [...dutyIds], change }, { onSuccess: onDone })
  }
  return (
    <FormDialog
      title={t('assessments.due.bulk.dialog', { count: dutyIds.length })}
      action={t('assessments.duties.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={!isEmpty}
      pending={many.isPending}
      failure={many.error ? errorText(many.error) : undefined}
    >
      <StateSelect value={state} onChange={setState} />
      {state === 'not_applicable' && <ReasonField value={reason} onChange={setReason} />}
      <OwnerSelect dutyId={dutyIds[0] ?? ''} value={ownerId} onChange={setOwner} />
      <DayField
        size="md"
        label={t('assessments.duties.fields.dueDay')}
        value={dueDay}
        error={undefined}
        isBad={false}
        none={t('assessments.due.bulk.asIs')}
        onChange={setDay}
      />
    </FormDialog>
  )
}

function StateSelect({ value, onChange }: { value: State; onChange: (state: State) => void }) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      size="md"
      label={t('assessments.duties.fields.state')}
      value={value}
      data={[
        { value: '', label: t('assessments.due.bulk.asIs') },
        ...STATES.map((state) => ({ value: state, label: t(`assessments.duties.states.${state}`) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value as State)}
    />
  )
}

function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation()
  return (
    <Textarea
      size="md"
      rows={2}
      required
      label={t('assessments.duties.fields.reason')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const TYPING_MS = 250

type OwnerProps = { dutyId: string; value: string | null; onChange: (ownerId: string | null) => void }

/** Those who can be given the first of the duties; one that cannot be given to them is refused and named. */
function OwnerSelect({ dutyId, value, onChange }: OwnerProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed, TYPING_MS)
  const { data } = useQuery(dutyQueries.possibleOwners(dutyId, text.trim()))
  const people = (data?.rows ?? []).map((person) => ({
    value: person.userId,
    label: t('assessments.manage.person', person),
  }))
  return (
    <Select
      size="md"
      label={t('assessments.duties.fields.owner')}
      description={t('assessments.due.bulk.asIs')}
      searchable
      clearable
      data={people}
      value={value}
      onChange={onChange}
      onSearchChange={(typing) => setTyped(people.some(({ label }) => label === typing) ? '' : typing)}
      filter={({ options }) => options}
      nothingFoundMessage={t('assessments.duties.fields.ownerNobody')}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}
