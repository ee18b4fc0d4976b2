import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { foundOrNothing } from './foundOrNothing.ts'

type Props = {
  label: string
  placeholder: string
  description?: string
  data: { value: string; label: string }[]
  value: readonly string[]
  onChange: (values: string[]) => void
  onSearch?: (text: string) => void
  error?: string | undefined
}

/** Any number of choices, found by typing. */
export function ManyChoice({ value, onSearch, placeholder, error, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <MultiSelect
      {...props}
      size="md"
      searchable
      hidePickedOptions
      value={[...value]}
      error={error}
      {...(value.length === 0 && { placeholder })}
      {...(onSearch && { onSearchChange: onSearch })}
      filter={foundOrNothing(t('administration.nothingFound'))}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={240}
    />
  )
}
