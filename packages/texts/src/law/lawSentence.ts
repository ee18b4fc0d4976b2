import { type DaysOfAccess, dateOf, dayNumber, isoDay, type LawSegment, type Status, statusesOn } from '@portal/rules'
import type { Translate } from '../translator.ts'
import { eitherOf } from '../wording.ts'

/** The law that a line shows, as its reader names it. */
export type LawName = { readonly country: string; readonly use: string }

export type LawLineFacts = {
  readonly law: LawName
  /** null: nobody has assessed the law of the country. */
  readonly segments: readonly LawSegment[] | null
  /** The answered date of access (`2012`, `2019-03`, `2019-03-10`, `<2014-10-12`, `unknown`); null without an answer. */
  readonly mark: string | null
}

type DayFormats = { readonly day: (day: string) => string; readonly partial: (date: string) => string }

/** The text alternative of a law line: `Law of Mexico for biotrade: green before 29/12/1993, red since. Taken in 2012: red.` */
export function lawSentence(t: Translate, format: DayFormats, { law, segments, mark }: LawLineFacts): string {
  if (segments === null) return t('lawLine.notAssessed', { country: law.country })
  const whole = t('lawLine.alternative', {
    ...law,
    segments: segments.map((segment) => segmentText(t, format, segment)).join(', '),
  })
  if (mark === null) return whole
  const statuses = statusesOn(segments, daysOfAccess(mark) ?? { from: null, before: null })
  const colours = coloursText(t, statuses)
  const marked = t(`lawLine.mark.${precisionOf(mark)}`, { date: format.partial(mark), colours })
  return t('lawLine.marked', { law: whole, mark: marked })
}

/** `red`, `amber or red`. */
export const coloursText = (t: Translate, statuses: readonly Status[]): string =>
  eitherOf(statuses.map((status) => t(`lawLine.colour.${status}`)))

/** While answers are missing: `Could be green to red, 6 answers left`. `possible` is in order, the best colour first. */
export const rangeText = (t: Translate, possible: readonly Status[], count: number): string =>
  t('assessments.live.range', {
    count,
    best: t(`lawLine.colour.${possible[0] ?? 'AMBER'}`),
    worst: t(`lawLine.colour.${possible.at(-1) ?? 'AMBER'}`),
  })

function segmentText(t: Translate, format: DayFormats, { from, before, status }: LawSegment): string {
  const words = { colour: t(`lawLine.colour.${status}`) }
  if (before === null) return t(from === null ? 'lawLine.segment.only' : 'lawLine.segment.last', words)
  if (from === null) return t('lawLine.segment.first', { ...words, day: format.day(before) })
  return t('lawLine.segment.middle', { ...words, day: format.day(isoDay(dayNumber(before) - 1)) })
}

/** How exactly a date of access is answered. */
export const precisionOf = (date: string) => dateOf(date)?.precision ?? 'unknown'

/** The days that an answered date of access stands for; null for an unknown one. */
export function daysOfAccess(date: string): DaysOfAccess | null {
  const span = dateOf(date)?.span
  return span ? { from: span.from ?? null, before: span.before ?? null } : null
}
