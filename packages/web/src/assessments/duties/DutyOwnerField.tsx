import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DutyForm } from './DutyDialog.tsx'
import { dutyQueries } from './duties.queries.ts'

const TYPING_MS = 250

/** The assignee of the duty, searched by name; empty: the owner of the assessment. */
export function DutyOwnerField({ form, dutyId }: { form: DutyForm; dutyId: string }) {
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
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={240}
    />
  )
}
