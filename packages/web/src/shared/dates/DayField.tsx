import { TextInput } from '@mantine/core'
import { longDay } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { useDebouncedInput } from '../forms/useDebouncedInput.ts'
import { DAY_TYPING_MS, isCompleteDay } from './dates.ts'

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
  const isWhole = (value: string) => isCompleteDay(value) || (Boolean(none) && value === '')
  const [day, setDay] = useDebouncedInput({ given, pauseMs: DAY_TYPING_MS, isWhole, onChange })
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
      onChange={({ currentTarget }) => setDay(currentTarget.value)}
    />
  )
}
