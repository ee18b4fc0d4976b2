import { TextInput } from '@mantine/core'
import { useDebouncedInput } from '../forms/useDebouncedInput.ts'
import { DAY_EXAMPLE, DAY_TYPING_MS, formatDay, isRealDay, parseDay } from './dates.ts'

type Props = {
  label: string
  value: string
  error: string | undefined
  isBad: boolean
  /** If the day may be empty, it can be cleared, and this text is shown below the field. */
  none?: string
  /** Matches the neighbouring fields: those in a form dialog are larger than those in a filter bar. */
  size?: 'sm' | 'md'
  onChange: (day: string) => void
}

/**
 * A date field, typed in the reader's date style. Its value is passed on when typing pauses or the field is left; a
 * value that changes elsewhere (a link, the Back button) is adopted.
 */
export function DayField({ label, value, error, isBad, none, size = 'sm', onChange }: Props) {
  const isWhole = (text: string) => /^\d{4}-\d\d-\d\d$/.test(parseDay(text)) || (none !== undefined && text === '')
  const shown = isRealDay(value) ? formatDay(value) : value
  const [text, setText, flush] = useDebouncedInput({
    value: shown,
    pauseMs: DAY_TYPING_MS,
    isWhole,
    onChange: (typed) => onChange(parseDay(typed)),
  })
  return (
    <TextInput
      size={size}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatDay(DAY_EXAMPLE)}
      label={label}
      description={!isBad && text === '' && none}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => (isWhole(text) || text === shown ? flush() : onChange(parseDay(text)))}
      onKeyDown={({ key }) => key === 'Enter' && isWhole(text) && flush()}
    />
  )
}
