import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay } from './longDay.ts'

/** Typing a year passes through the years 2, 20 and 202, which nobody means. */
const EARLIEST = '1000'
const TYPING_MS = 500

type Props = {
  label: string
  given: string
  error: string | undefined
  isBad: boolean
  /** Where there may be no day, it can be taken away, and this stands in the place of its words. */
  none?: string
  onChange: (day: string) => void
}

/** A day, handed on when typing pauses; one that changed elsewhere (a link, the Back button) is taken over. */
export function DayField({ label, given, error, isBad, none, onChange }: Props) {
  const { t } = useTranslation()
  const [day, setDay] = useState(given)
  const sent = useRef(given)
  const send = useDebouncedCallback((next: string) => {
    sent.current = next
    onChange(next)
  }, TYPING_MS)
  useEffect(() => {
    if (given === sent.current) return
    sent.current = given
    setDay(given)
  }, [given])
  return (
    <TextInput
      type="date"
      size="md"
      max="9999-12-31"
      label={label}
      // The browser shows figures in its own order: in words there is one reading.
      description={!isBad && (given === '' ? none : t('informationHub.dayInWords', { day: longDay(given) }))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      value={day}
      onChange={({ currentTarget: { value } }) => {
        setDay(value)
        if (value >= EARLIEST || (none && value === '')) send(value)
      }}
    />
  )
}
