import { Button, Group, Slider } from '@mantine/core'
import type { Country, CountryOverTime } from '@portal/contract'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { useDebouncedInput } from '../../../shared/forms/useDebouncedInput.ts'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { ContentFailure } from '../../ContentFailure.tsx'
import { DayFields } from '../../days/DayFields.tsx'
import { hubQueries } from '../../hub.queries.ts'
import classes from '../country.module.css'
import { Section } from '../Section.tsx'
import { areValid, type CountrySelection, versionParam } from '../useCountrySelection.ts'
import '@mantine/core/styles/Slider.layer.css'
import { longDay } from '@portal/texts'
import dayjs from 'dayjs'
import type { KeyboardEvent } from 'react'
import { formatDay } from '../../../shared/dates/dates.ts'
import { inForceOn, undatedOn } from './inForceOn.ts'
import { LawOfUses } from './LawOfUses.tsx'
import { EntryLink } from './Timeline.tsx'

const SLIDING_MS = 300

type Props = { country: Country; chosen: CountrySelection }

/** Results of all uses and documents in force on a selected date, for the reference case. */
export function LawOnDay({ country, chosen }: Props) {
  const { t } = useTranslation()
  const { days, isToday, setDay, setToday } = chosen
  const { version } = versionParam(country)
  return (
    <Section id="lawOnDay" lead={t('informationHub.referenceCase')}>
      {version !== undefined && (
        <p className={classes.lead}>{t('informationHub.country.coloursOfVersion', { version })}</p>
      )}
      <Group align="flex-start" gap="md" className={classes.days ?? ''}>
        <DayFields chosen={chosen} onChange={setDay} />
        {!isToday && (
          <Button variant="default" size="md" className={classes.today ?? ''} onClick={setToday}>
            {t('informationHub.country.today')}
          </Button>
        )}
      </Group>
      {days.accessDate > days.intendedUseDate && <p role="alert">{t('informationHub.country.useFirst')}</p>}
      {areValid(chosen) && <Colours country={country} chosen={chosen} />}
      {areValid(chosen) && <DocumentsOnDay country={country} day={days.accessDate} />}
    </Section>
  )
}

function Colours({ country, chosen }: Props) {
  const { intendedUseDate } = chosen.days
  const earlier = versionParam(country)
  const [day, setDay] = useDebouncedInput({
    value: chosen.days.accessDate,
    pauseMs: SLIDING_MS,
    onChange: (next) => chosen.setDay('accessDate', next),
  })
  const { segments, uses, isError, retry } = useQueries({
    queries: [hubQueries.overTime(country.iso2, { intendedUseDate, ...earlier }), contentQueries.survey],
    combine: ([overTime, survey]) => ({
      segments: overTime.data?.segments,
      uses: survey.data?.uses,
      isError: overTime.isError || survey.isError,
      retry: () => Promise.all([overTime.refetch(), survey.refetch()]),
    }),
  })
  if (segments && uses) {
    return (
      <>
        <DaySlider day={day} end={intendedUseDate} segments={segments} onChange={setDay} />
        <LawOfUses
          country={country}
          day={day}
          segments={segments}
          uses={uses}
          kept={{ ...chosen.kept, accessDate: day }}
        />
      </>
    )
  }
  return isError ? <ContentFailure onRetry={retry} /> : <Loading lines={13} />
}

const FIRST = '1990-01-01'
const YEARS = { PageUp: 1, PageDown: -1 } as const

type DaySliderProps = {
  day: string
  /** Date of intended use, the upper limit of the access date. */
  end: string
  segments: CountryOverTime['segments']
  onChange: (day: string) => void
}

/** Slider of the access date from 1990 to the date of use, with marks at changes; Page Up and Page Down move by a year. */
function DaySlider({ day, end, segments, onChange }: DaySliderProps) {
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

type DocumentsOnDayProps = { country: Country; day: string }

/** Documents and treaties in force on the selected date, and those whose dates are unknown. */
function DocumentsOnDay({ country, day }: DocumentsOnDayProps) {
  const { t } = useTranslation()
  const inForce = inForceOn(country.timeline, day)
  return (
    <div className={classes.onDay}>
      <h3>{t('informationHub.country.inForceOn', { day: formatDay(day) })}</h3>
      {inForce.length === 0 ? (
        <p>{t('informationHub.country.noneInForce')}</p>
      ) : (
        <ul>
          {inForce.map((entry) => (
            <li key={entry.documentId ?? entry.treaty}>
              <EntryLink entry={entry} iso2={country.iso2} />
            </li>
          ))}
        </ul>
      )}
      <Undated country={country} day={day} />
    </div>
  )
}

function Undated({ country, day }: DocumentsOnDayProps) {
  const { t } = useTranslation()
  const undated = undatedOn(country.undated, day)
  if (undated.length === 0) return null
  return (
    <>
      <p>{t('informationHub.country.undated', { count: undated.length })}</p>
      <ul>
        {undated.map((document) => (
          <li key={document.documentId}>
            <EntryLink entry={{ ...document, treaty: null }} iso2={country.iso2} />
          </li>
        ))}
      </ul>
    </>
  )
}
