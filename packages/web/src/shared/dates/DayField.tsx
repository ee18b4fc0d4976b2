import { TextInput } from '@mantine/core'
import { useDebouncedInput } from '../forms/useDebouncedInput.ts'
import { DAY_EXAMPLE, DAY_TYPING_MS, formatDay, isRealDay, parseDay } from './dates.ts'

type Props = {
  label: string
  given: string
  error: string | undefined
  isBad: boolean
  /** Where there may be no day, it can be taken away, and this stands below the field. */
  none?: string
  /** As the fields beside it: those of a form in a dialog are larger than those of a filter. */
  size?: 'sm' | 'md'
  onChange: (day: string) => void
}

/**
 * A day, typed as text in the reader's date style and handed on when typing pauses, or when the field is left; one that
 * changed elsewhere (a link, the Back button) is taken over.
 */
export function DayField({ label, given, error, isBad, none, size = 'sm', onChange }: Props) {
  const isWhole = (text: string) => /^\d{4}-\d\d-\d\d$/.test(parseDay(text)) || (none !== undefined && text === '')
  const shown = isRealDay(given) ? formatDay(given) : given
  const [text, setText, flush] = useDebouncedInput({
    given: shown,
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
