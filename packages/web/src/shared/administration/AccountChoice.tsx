import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropdownInDialog } from '../dialog/dropdown.ts'
import { choiceQueries } from './choices.queries.ts'
import { matchesOrNote } from './ManyChoice.tsx'

const TYPING_MS = 250

type Props = {
  label: string
  /** The present choice: its name need not be among the first search results. */
  chosen: { readonly accountId: string; readonly account: string }
  onChange: (chosen: { accountId: string; account: string }) => void
  description?: string | undefined
  disabled?: boolean
  error?: string | undefined
}

/** A searchable choice of an account. */
export function AccountChoice({ chosen, onChange, ...props }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(chosen.account)
  const [text] = useDebouncedValue(typed === chosen.account ? '' : typed, TYPING_MS)
  const { data } = useQuery(choiceQueries.accounts(text))
  const names = new Map(data?.rows.map(({ accountId, accountName }) => [accountId, accountName]))
  names.set(chosen.accountId, chosen.account)
  return (
    <Select
      {...props}
      size="md"
      searchable
      allowDeselect={false}
      data={[...names].map(([value, label]) => ({ value, label }))}
      value={chosen.accountId}
      onChange={(accountId) => {
        if (accountId) onChange({ accountId, account: names.get(accountId) ?? '' })
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={matchesOrNote(t('administration.nothingFound'))}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}
