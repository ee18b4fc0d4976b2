import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type AssessmentRow, VISIBILITIES, type Visibility } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { matchesOrNote } from '../../../shared/administration/ManyChoice.tsx'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { assessmentQueries } from '../../core/assessments.queries.ts'

/** A change of each of several assessments, one request each. */
export type BulkChange =
  | { readonly favorite: boolean }
  | { readonly visibility: z.infer<typeof Visibility> }
  | { readonly ownerId: string }

type Props = {
  what: 'owner' | 'visibility'
  /** Those of the chosen ones that the user may change so. */
  rows: readonly AssessmentRow[]
  chosen: number
  pending: boolean
  onChange: (rows: readonly AssessmentRow[], change: BulkChange) => void
  onClose: () => void
}

/** Asks for the new owner or visibility of several assessments, and says how many of them it can change. */
export function BulkDialog({ what, rows, chosen, pending, onChange, onClose }: Props) {
  const { t } = useTranslation()
  const [value, setValue] = useState<string | null>(null)
  const change = () => {
    if (value) onChange(rows, what === 'owner' ? { ownerId: value } : { visibility: value as 'ACCOUNT' | 'PRIVATE' })
  }
  return (
    <Dialog title={t(`assessments.list.bulk.${what}Title`, { count: rows.length })} onClose={onClose}>
      <Stack gap="lg">
        {rows.length < chosen && (
          <Text c="dimmed">{t('assessments.list.bulk.some', { count: rows.length, chosen })}</Text>
        )}
        {what === 'owner' ? (
          <NewOwner of={rows} value={value} onChoose={setValue} />
        ) : (
          <Select
            size="md"
            data-autofocus
            label={t('assessments.manage.visibility')}
            data={VISIBILITIES.map((one) => ({ value: one, label: t(`assessments.manage.visibilities.${one}`) }))}
            value={value}
            onChange={setValue}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button loading={pending} disabled={!value} onClick={change}>
            {t('assessments.list.bulk.change', { count: rows.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

const TYPING_MS = 250

type NewOwnerProps = { of: readonly AssessmentRow[]; value: string | null; onChoose: (userId: string | null) => void }

/** Possible owners are those of the first chosen assessment: they can own the others of its account. */
function NewOwner({ of: [first], value, onChoose }: NewOwnerProps) {
  const { t } = useTranslation()
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
      onChange={onChoose}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={matchesOrNote(t('assessments.manage.nobody'))}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={240}
    />
  )
}
