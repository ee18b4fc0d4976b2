import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { foundOrNothing } from '../../shared/administration/foundOrNothing.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import type { DetailsForm } from './useDetailsForm.ts'

const TYPING_MS = 250

/** Whose it is: found by typing a part of a name. */
export function OwnerField({ form, id }: { form: DetailsForm; id: string }) {
  const { t } = useTranslation()
  const { field, fieldState } = useController({ control: form.control, name: 'ownerId' })
  const chosen = form.watch('ownerName')
  const [typed, setTyped] = useState<string>(chosen)
  const [text] = useDebouncedValue(typed === chosen ? '' : typed, TYPING_MS)
  const { data } = useQuery(assessmentQueries.possibleOwners(id, text.trim()))
  const names = new Map<string, string>(
    data?.rows.map((person) => [person.userId, t('assessments.manage.person', person)]),
  )
  names.set(field.value, chosen)
  return (
    <Select
      size="md"
      label={t('assessments.manage.owner')}
      description={t('assessments.manage.ownerHint')}
      error={fieldState.error?.message}
      searchable
      allowDeselect={false}
      data={[...names].map(([value, label]) => ({ value, label }))}
      value={field.value}
      onChange={(ownerId) => {
        if (!ownerId) return
        field.onChange(ownerId)
        form.setValue('ownerName', names.get(ownerId) ?? '')
      }}
      onBlur={field.onBlur}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={foundOrNothing(t('assessments.manage.nobody'))}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={240}
    />
  )
}
