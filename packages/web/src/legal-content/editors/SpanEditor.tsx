import { Group, TextInput } from '@mantine/core'
import type { Span } from '@portal/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, isRealDay, parseDay } from '../../shared/dates/dates.ts'

type Props = { readonly span: Span; readonly onChange: (span: Span | undefined) => void }

/** The first day of a span, and the day before which it ends. */
export function SpanEditor({ span, onChange }: Props) {
  const { t } = useTranslation()
  const change = (side: keyof Span, day: string | undefined) => {
    const { [side]: _replaced, ...other } = span
    const next = day ? { ...other, [side]: day } : other
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <Group grow>
      <DayInput label={t('legalContent.editor.from')} day={span.from} onDay={(day) => change('from', day)} isFirst />
      <DayInput label={t('legalContent.editor.before')} day={span.before} onDay={(day) => change('before', day)} />
    </Group>
  )
}

type DayProps = {
  readonly label: string
  readonly day: string | undefined
  readonly onDay: (day: string | undefined) => void
  readonly isFirst?: boolean
}

/** A day as it is typed; taken over once it is one. */
function DayInput({ label, day, onDay, isFirst = false }: DayProps) {
  const [typed, setTyped] = useState(day ? formatDay(day) : '')
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={typed}
      {...(isFirst && { 'data-autofocus': true })}
      onChange={(event) => {
        const text = event.currentTarget.value
        const read = parseDay(text)
        setTyped(text)
        if (text.trim() === '') onDay(undefined)
        else if (isRealDay(read)) onDay(read)
      }}
    />
  )
}
