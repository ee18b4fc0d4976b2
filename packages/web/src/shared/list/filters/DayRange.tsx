import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DAY_TYPING_MS, isCompleteDay } from '../../dates/dates.ts'
import { useDebouncedInput } from '../../forms/useDebouncedInput.ts'
import classes from './filters.module.css'

type Days = { readonly from: string; readonly to: string }
type Props = { legend: string; given: Days; onChange: (days: Days) => void }

/** A range of days, both included; either may be empty. */
export function DayRange({ legend, given, onChange }: Props) {
  const { t } = useTranslation()
  const [days, change] = useDebouncedInput({ given, pauseMs: DAY_TYPING_MS, isWhole: areWhole, onChange })
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
        error={isTurned(days) && t('list.filters.turned')}
        onChange={(event) => change({ ...days, to: event.currentTarget.value })}
      />
    </fieldset>
  )
}

const isTurned = ({ from, to }: Days) => from !== '' && to !== '' && from > to

const areWhole = (days: Days) =>
  !isTurned(days) && [days.from, days.to].every((day) => day === '' || isCompleteDay(day))
