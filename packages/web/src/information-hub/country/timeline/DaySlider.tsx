import { Slider } from '@mantine/core'
import '@mantine/core/styles/Slider.layer.css'
import type { CountryOverTime } from '@portal/contract'
import dayjs from 'dayjs'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { longDay } from '../../../shared/dates/longDay.ts'
import classes from '../country.module.css'

const FIRST = '1990-01-01'
const YEARS = { PageUp: 1, PageDown: -1 } as const

type Props = {
  day: string
  /** The day of use: nothing is accessed after it. */
  end: string
  segments: CountryOverTime['segments']
  onChange: (day: string) => void
}

/** The day of access on a scale from 1990 to the day of use, marked where something changes; page keys go by years. */
export function DaySlider({ day, end, segments, onChange }: Props) {
  const { t } = useTranslation()
  const last = Math.max(numberOf(end), 1)
  const now = Math.min(Math.max(numberOf(day), 0), last)
  const choose = (number: number) => onChange(dayOf(Math.min(Math.max(number, 0), last)))
  const byYears = (event: KeyboardEvent) => {
    const years = YEARS[event.key as keyof typeof YEARS]
    if (years === undefined) return
    event.preventDefault()
    choose(dayjs(dayOf(now)).add(years, 'year').diff(FIRST, 'day'))
  }
  return (
    <Slider
      className={classes.slider ?? ''}
      thumbLabel={t('informationHub.country.slider')}
      thumbValueText={(number) => longDay(dayOf(number))}
      min={0}
      max={last}
      value={now}
      label={(number) => formatDay(dayOf(number))}
      marks={segments.flatMap(({ from }) => (from && from >= FIRST && from <= end ? [{ value: numberOf(from) }] : []))}
      onChange={choose}
      onKeyDown={byYears}
    />
  )
}

const numberOf = (day: string) => dayjs(day).diff(FIRST, 'day')
const dayOf = (number: number) => dayjs(FIRST).add(number, 'day').format('YYYY-MM-DD')
