import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './filters.module.css'

/** Typing a year passes through the years 2, 20 and 202, which nobody means. */
const EARLIEST = '1000'
const TYPING_MS = 500

type Days = { readonly from: string; readonly to: string }
type Props = { legend: string; given: Days; onChange: (days: Days) => void }

/** Between which days, both included; one of them may be left out. */
export function DayRange({ legend, given, onChange }: Props) {
  const { t } = useTranslation()
  const [days, change] = useDays(given, onChange)
  const isTurned = days.from !== '' && days.to !== '' && days.from > days.to
  return (
    <fieldset className={classes.days}>
      <legend>{legend}</legend>
      <TextInput
        type="date"
        size="md"
        label={t('list.filters.from')}
        value={days.from}
        onChange={(event) => change({ ...days, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="md"
        label={t('list.filters.to')}
        value={days.to}
        error={isTurned && t('list.filters.turned')}
        onChange={(event) => change({ ...days, to: event.currentTarget.value })}
      />
    </fieldset>
  )
}

/** What is typed, handed on when typing pauses; days that changed elsewhere (a link, a removed chip) are taken over. */
function useDays(given: Days, onChange: Props['onChange']) {
  const [days, setDays] = useState(given)
  const sent = useRef(given)
  const send = useDebouncedCallback((next: Days) => {
    sent.current = next
    onChange(next)
  }, TYPING_MS)
  const { from, to } = given
  useEffect(() => {
    if (from === sent.current.from && to === sent.current.to) return
    sent.current = { from, to }
    setDays({ from, to })
  }, [from, to])
  const change = (next: Days) => {
    setDays(next)
    if (isWhole(next.from) && isWhole(next.to)) send(next)
  }
  return [days, change] as const
}

const isWhole = (day: string) => day === '' || day >= EARLIEST
