import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect, type OptionsFilter } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropdownInDialog } from '../dialog/dropdown.ts'
import manyValues from '../forms/manyValues.module.css'

type Props = {
  label: string
  placeholder: string
  description?: string
  data: { value: string; label: string }[]
  value: readonly string[]
  onChange: (values: string[]) => void
  onSearch?: (text: string) => void
  /** True while the server is searching for the typed text. */
  isSearching?: boolean
  /** True if `data` is what was found for the typed text, however it matches. */
  isFound?: boolean
  error?: string | undefined
}

/** A searchable multiple choice. */
export function ManyChoice({
  value,
  onSearch,
  isSearching = false,
  isFound = false,
  placeholder,
  error,
  ...props
}: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  return (
    <MultiSelect
      {...props}
      size="md"
      searchable
      hidePickedOptions
      value={[...value]}
      error={error}
      {...(value.length === 0 && { placeholder })}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text)
        onSearch?.(text)
      }}
      // Enter chooses the first match; without a search text it chooses nothing.
      selectFirstOptionOnChange={search !== '' && !isSearching}
      classNames={{ input: manyValues.field ?? '', inputField: manyValues.typed ?? '' }}
      filter={isFound ? ({ options }) => options : matchesOrNote(t('administration.nothingFound'))}
      {...(isFound && { nothingFoundMessage: t('administration.nothingFound') })}
      comboboxProps={dropdownInDialog}
      maxDropdownHeight={240}
    />
  )
}

/** Filters the options; without a match one disabled option says so, since screen readers ignore an empty listbox. */
export const matchesOrNote =
  (nothing: string): OptionsFilter =>
  ({ options, search }) => {
    const text = search.trim().toLowerCase()
    const found = options.filter((option) => 'label' in option && option.label.toLowerCase().includes(text))
    return found.length > 0 ? found : [{ value: '', label: nothing, disabled: true }]
  }
