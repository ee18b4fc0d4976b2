import { type SurveyContent, timeAxis } from '@portal/contract'
import { type LawSegment, type Status, statusesOn } from '@portal/rules'
import { coloursText, daysOfAccess } from '@portal/texts'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPartialDay, today } from '../../shared/dates/dates.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CaseLine, useShownSegments } from '../decision/CaseLine.tsx'
import type { LiveSide } from './useWhatIf.ts'
import classes from './whatIf.module.css'

type Props = { side: LiveSide; content: SurveyContent }

/** The law line of a side, whose mark can be moved: a month that is tried here is no answer and is written nowhere. */
export function WhatIfLine({ side, content }: Props) {
  const { t } = useTranslation()
  const [tried, setTried] = useState<string | null>(null)
  const days = daysOf(side)
  const segments = useShownSegments(content, side.segments, days.providerCountry)
  if (!days.providerCountry || !segments || side.refusal) return null
  return (
    <section className={classes.line} aria-label={t('assessments.whatIf.line', { name: side.title })}>
      <CaseLine of={days} content={content} segments={segments} tried={tried} />
      <MonthSlider month={tried ?? monthOf(days.accessDate)} segments={segments} {...days} onChange={setTried} />
      <p role="status">
        {tried !== null && <TriedLights statuses={statusesIn(segments, tried)} />}
        {tried === null
          ? t('assessments.whatIf.lineHint')
          : t('assessments.whatIf.tried', {
              date: formatPartialDay(tried),
              colours: coloursIn(t, segments, tried),
            })}{' '}
        {tried !== null && (
          <button type="button" className={classes.text} onClick={() => setTried(null)}>
            {t('assessments.whatIf.triedBack')}
          </button>
        )}
      </p>
    </section>
  )
}

/** The shapes of the month that is tried, right below the mark; the sentence beside them says their words. */
function TriedLights({ statuses }: { statuses: readonly Status[] }) {
  return (
    <span className={classes.triedLights}>
      {statuses.map((status) => (
        <TrafficLight key={status} status={status} size="md" label="" />
      ))}
    </span>
  )
}

/** The facts of a side that its line shows. */
function daysOf({ answers }: LiveSide) {
  const text = (answer: unknown) => (typeof answer === 'string' ? answer : null)
  return {
    providerCountry: text(answers.providerCountry),
    intendedUse: Array.isArray(answers.intendedUse) ? answers.intendedUse : null,
    accessDate: text(answers.accessDate),
    intendedUseDate: text(answers.intendedUseDate),
  }
}

const statusesIn = (segments: readonly LawSegment[], month: string) =>
  statusesOn(segments, daysOfAccess(month) ?? { from: null, before: null })

const coloursIn = (t: TFunction, segments: readonly LawSegment[], month: string) =>
  coloursText(t, statusesIn(segments, month))

/** The month in which an answered date begins; of an unknown one the present. */
function monthOf(accessDate: string | null): string {
  const days = accessDate === null ? null : daysOfAccess(accessDate)
  return (days?.from ?? days?.before ?? today()).slice(0, 7)
}

type MonthSliderProps = {
  month: string
  segments: readonly LawSegment[]
  intendedUseDate: string | null
  onChange: (month: string) => void
}

const YEARS: Readonly<Record<string, number>> = { PageUp: 12, PageDown: -12 }

/** Lies over the line with the same ends: the arrow keys move by a month, Page Up and Page Down by a year. */
function MonthSlider({ month, segments, intendedUseDate, onChange }: MonthSliderProps) {
  const { t } = useTranslation()
  const { first, last } = timeAxis([today(), ...(intendedUseDate ? [intendedUseDate.padEnd(10, '-01')] : [])])
  const end = countOf(last) - countOf(first) - 1
  const now = Math.min(Math.max(countOf(month) - countOf(first), 0), end)
  const choose = (index: number) => onChange(nameOf(Math.min(Math.max(index, 0), end) + countOf(first)))
  const byYears = (event: KeyboardEvent) => {
    const months = YEARS[event.key]
    if (months === undefined) return
    event.preventDefault()
    choose(now + months)
  }
  const text = { date: formatPartialDay(month), colours: coloursIn(t, segments, month) }
  return (
    <input
      type="range"
      className={classes.slider}
      aria-label={t('assessments.whatIf.tryDay')}
      aria-valuetext={t('assessments.whatIf.triedMonth', text)}
      min={0}
      max={end}
      value={now}
      onChange={(event) => choose(event.currentTarget.valueAsNumber)}
      onKeyDown={byYears}
    />
  )
}

/** Months since the year 0. */
const countOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const nameOf = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
