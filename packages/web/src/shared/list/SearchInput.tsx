import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const SEARCH_DELAY_MS = 300

type Props = { label: string; placeholder?: string; given: string; onSearch: (text: string) => void }

/** Searches when typing pauses; a text that changed elsewhere (a link, the Back button) is taken over. */
export function SearchInput({ label, placeholder, given, onSearch }: Props) {
  const [text, setText] = useState(given)
  const sent = useRef(given)
  const search = useDebouncedCallback((next: string) => {
    sent.current = next
    onSearch(next)
  }, SEARCH_DELAY_MS)
  useEffect(() => {
    if (given === sent.current) return
    sent.current = given
    setText(given)
  }, [given])
  return (
    <TextInput
      type="search"
      size="md"
      label={label}
      placeholder={placeholder}
      maxLength={200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
    />
  )
}
