import { Select, Text, Textarea } from '@mantine/core'
import type { Duty } from '@portal/contract'
import { useState } from 'react'
import { Controller, type UseFormReturn, useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { type CaseFacts, CaseSentence } from '../../cases/index.ts'
import { changedFields, staleState } from '../../shared/administration/useChange.ts'
import { DayField } from '../../shared/dates/DayField.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { DutyHistory } from './DutyHistory.tsx'
import { type DutyChangeBody, dutyQueries, useChangeDuty } from './duties.queries.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { dropdownInDialog } from '../../shared/dialog/dropdown.ts'
import { LawText } from '../../shared/law/LawText.tsx'

type Props = { duty: Duty; of: CaseFacts; onClose: () => void }

/** State, reason, note, owner and day of a duty, with what was changed before. */
export function DutyDialog({ duty, of, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending, base } = useDutyForm(duty, onClose)
  const { errors, isDirty } = form.formState
  const states = base.state === 'met_by_paper' ? (['met_by_paper', ...SETTABLE] as const) : SETTABLE
  return (
    <FormDialog
      title={<CaseSentence of={of} text={(name) => t('assessments.duties.title', { name })} />}
      action={t('assessments.duties.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <Text>
        <LawText>{duty.text}</LawText>
      </Text>
      <SelectField
        control={form.control}
        name="state"
        label={t('assessments.duties.fields.state')}
        data={states.map((value) => ({ value, label: t(`assessments.duties.states.${value}`) }))}
      />
      {form.watch('state') === 'not_applicable' && (
        <Textarea
          {...form.register('reason')}
          size="md"
          label={t('assessments.duties.fields.reason')}
          error={errors.reason?.message}
          rows={2}
        />
      )}
      <Textarea
        {...form.register('note')}
        size="md"
        label={t('assessments.duties.fields.note')}
        description={t('assessments.duties.fields.noteHint')}
        error={errors.note?.message}
        rows={3}
      />
      <DutyOwnerField form={form} dutyId={duty.dutyId} />
      <DueDayField form={form} />
      <DutyHistory dutyId={duty.dutyId} />
    </FormDialog>
  )
}

function DueDayField({ form }: { form: DutyForm }) {
  const { t } = useTranslation()
  return (
    <Controller
      control={form.control}
      name="dueDay"
      render={({ field, fieldState }) => (
        <DayField
          size="md"
          label={t('assessments.duties.fields.dueDay')}
          value={field.value}
          error={fieldState.error?.message}
          isBad={fieldState.invalid}
          none={t('assessments.duties.fields.dueDayNone')}
          onChange={field.onChange}
        />
      )}
    />
  )
}

const SETTABLE = ['open', 'done', 'not_applicable'] as const
const MAX_LENGTH = 5000

const Fields = z.object({
  state: z.enum([...SETTABLE, 'met_by_paper']),
  reason: z.string().trim().max(MAX_LENGTH),
  note: z.string().trim().max(MAX_LENGTH),
  /** Empty: the owner of the assessment. */
  ownerId: z.string(),
  ownerName: z.string(),
  /** Empty: the day that follows from the rule. */
  dueDay: z.union([z.iso.date(), z.literal('')]),
})
type Fields = z.infer<typeof Fields>
export type DutyForm = UseFormReturn<Fields, unknown, Fields>

/** Only what was changed is sent, on the version it was changed on. */
function useDutyForm(duty: Duty, onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [base, setBase] = useState(duty)
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: fieldsOf(base) })
  const change = useChangeDuty()
  const refuse = (error: unknown) => {
    const current = staleState<Duty>(error)
    if (!current) return showErrors(form, errorText)(error)
    setBase(current)
    form.reset(fieldsOf(current))
    form.setError('root', { message: t('assessments.duties.stale') })
  }
  const submit = form.handleSubmit((fields) => {
    const body = toSend(changedFields(fieldsOf(base), fields))
    if (Object.keys(body).length === 0) return onDone()
    change.mutate({ duty: base, body }, { onSuccess: onDone, onError: refuse })
  })
  return { form, submit, pending: change.isPending, base }
}

const fieldsOf = ({ state, reason, note, owner, dueDay }: Duty): Fields => ({
  state,
  reason: reason ?? '',
  note: note ?? '',
  ownerId: owner?.userId ?? '',
  ownerName: owner?.name ?? '',
  dueDay: dueDay ?? '',
})

function toSend({ state, reason, note, ownerId, dueDay }: Partial<Fields>): DutyChangeBody {
  return {
    ...(state && state !== 'met_by_paper' && { state }),
    ...(reason && { reason }),
    ...(note !== undefined && { note: note || null }),
    ...(ownerId !== undefined && { ownerId: ownerId || null }),
    ...(dueDay !== undefined && { dueDay: dueDay || null }),
  }
}

const TYPING_MS = 250

/** The assignee of the duty, searched by name; empty: the owner of the assessment. */
function DutyOwnerField({ form, dutyId }: { form: DutyForm; dutyId: string }) {
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control: form.control, name: 'ownerId' })
  const chosen = form.watch('ownerName')
  const [typed, setTyped] = useState(chosen)
  const [text] = useDebouncedValue(typed === chosen ? '' : typed, TYPING_MS)
  const { data } = useQuery(dutyQueries.possibleOwners(dutyId, text.trim()))
  const names = new Map<string, string>(
    data?.rows.map((person) => [person.userId, t('assessments.manage.person', person)]),
  )
  if (field.value) names.set(field.value, chosen)
  return (
    <Select
      size="md"
      label={t('assessments.duties.fields.owner')}
      description={t('assessments.duties.fields.ownerHint')}
      error={fieldState.error?.message}
      searchable
      clearable
      data={[...names].map(([value, label]) => ({ value, label }))}
      value={field.value || null}
      onChange={(ownerId) => {
        field.onChange(ownerId ?? '')
        form.setValue('ownerName', (ownerId && names.get(ownerId)) ?? '')
      }}
      onBlur={field.onBlur}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t('assessments.duties.fields.ownerNobody')}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}
