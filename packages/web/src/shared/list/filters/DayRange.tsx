import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DAY_EXAMPLE, DAY_TYPING_MS, formatDay, isRealDay, parseDay } from '../../dates/dates.ts'
import { useDebouncedInput } from '../../forms/useDebouncedInput.ts'
import classes from './filters.module.css'

type Days = { readonly from: string; readonly to: string }
type Props = { legend: string; value: Days; onChange: (days: Days) => void }

/** A range of days, both inclusive, typed in the reader's date style; either may be empty. */
export function DayRange({ legend, value, onChange }: Props) {
  const { t } = useTranslation()
  const [texts, change] = useDebouncedInput({
    value: eachOf(value, (day) => (isRealDay(day) ? formatDay(day) : day)),
    pauseMs: DAY_TYPING_MS,
    isWhole: (typed) => areWhole(eachOf(typed, parseDay)),
    onChange: (typed) => onChange(eachOf(typed, parseDay)),
  })
  const field = (name: keyof Days) => ({
    size: 'sm',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    placeholder: formatDay(DAY_EXAMPLE),
    value: texts[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ ...texts, [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.days}>
      <legend>{legend}</legend>
      <TextInput {...field('from')} label={t('list.filters.from')} />
      <TextInput
        {...field('to')}
        label={t('list.filters.to')}
        error={isTurned(eachOf(texts, parseDay)) && t('list.filters.turned')}
      />
    </fieldset>
  )
}

const eachOf = ({ from, to }: Days, of: (text: string) => string): Days => ({ from: of(from), to: of(to) })

const isTurned = ({ from, to }: Days) => isRealDay(from) && isRealDay(to) && from > to

const areWhole = (days: Days) => !isTurned(days) && [days.from, days.to].every((day) => day === '' || isRealDay(day))
