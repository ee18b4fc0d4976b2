import { Group, Slider, TextInput } from '@mantine/core'
import type { Country, CountryOverTime } from '@portal/contract'
import '@mantine/core/styles/Slider.layer.css'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { TrafficLight } from '../../shared/TrafficLight.tsx'
import { hubQueries } from '../hub.queries.ts'
import classes from './country.module.css'
import { Section } from './Section.tsx'

const FIRST = '1990-01-01'
const ISO = 'YYYY-MM-DD'

/** The colours of all uses for material accessed on a day that one chooses; for the reference case, printed above. */
export function LawOnDay({ country }: { country: Country }) {
  const { t } = useTranslation()
  const today = dayjs().format(ISO)
  const [accessDate, setAccessDate] = useState(today)
  const [intendedUseDate, setUseDate] = useState(today)
  const overTime = useQuery(hubQueries.overTime(country.iso2, { intendedUseDate }))
  const last = dayjs(intendedUseDate).diff(FIRST, 'day')
  return (
    <Section id="lawOnDay" lead={t('informationHub.referenceCase')}>
      <Group align="flex-end" gap="md">
        <TextInput
          type="date"
          label={t('informationHub.accessDate')}
          value={accessDate}
          max={intendedUseDate}
          onChange={({ currentTarget }) => currentTarget.value && setAccessDate(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('informationHub.intendedUseDate')}
          value={intendedUseDate}
          onChange={({ currentTarget }) => currentTarget.value && setUseDate(currentTarget.value)}
        />
      </Group>
      <Slider
        className={classes.slider}
        thumbLabel={t('informationHub.country.slider')}
        min={0}
        max={Math.max(last, 1)}
        value={Math.min(Math.max(dayjs(accessDate).diff(FIRST, 'day'), 0), last)}
        label={(days) => formatDay(dayjs(FIRST).add(days, 'day').format(ISO))}
        marks={marksOf(overTime.data, last)}
        onChange={(days) => setAccessDate(dayjs(FIRST).add(days, 'day').format(ISO))}
      />
      <Loaded query={overTime} lines={6}>
        {({ segments }) => <Colours segments={segments} accessDate={accessDate} useDate={intendedUseDate} />}
      </Loaded>
    </Section>
  )
}

type Segments = CountryOverTime['segments']

/** The days on which something changes. */
const marksOf = (overTime: CountryOverTime | undefined, last: number) =>
  (overTime?.segments ?? []).flatMap(({ from }) => {
    const days = from ? dayjs(from).diff(FIRST, 'day') : -1
    return from && days >= 0 && days <= last ? [{ value: days }] : []
  })

export const segmentOn = (segments: Segments, day: string) =>
  segments.find(({ from, before }) => (!from || from <= day) && (!before || day < before))

type ColoursProps = { segments: Segments; accessDate: string; useDate: string }

function Colours({ segments, accessDate, useDate }: ColoursProps) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const segment = segmentOn(segments, accessDate)
  if (accessDate > useDate) return <p role="alert">{t('informationHub.country.useFirst')}</p>
  if (!segment) return null
  return (
    <div aria-live="polite">
      <p className={classes.lead}>
        {t('informationHub.country.between', {
          from: segment.from ? formatDay(segment.from) : t('informationHub.country.everBefore'),
          before: segment.before ? formatDay(segment.before) : t('informationHub.country.untilUse'),
        })}
      </p>
      <ul className={classes.uses}>
        {survey.data?.uses.map(({ id, title }) => (
          <li key={id}>
            <TrafficLight status={segment.statuses[id] ?? 'AMBER'} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
