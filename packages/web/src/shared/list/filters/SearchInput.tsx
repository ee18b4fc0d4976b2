import { TextInput } from '@mantine/core'
import { useDebouncedInput } from '../../forms/useDebouncedInput.ts'

const SEARCH_DELAY_MS = 300

type Props = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void }

/** Searches when typing pauses; a text that changes elsewhere (a link, the Back button) is adopted. */
export function SearchInput({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useDebouncedInput({ value, pauseMs: SEARCH_DELAY_MS, onChange: onSearch })
  return (
    <TextInput
      type="search"
      size="md"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
