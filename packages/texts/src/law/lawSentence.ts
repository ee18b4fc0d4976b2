import {
  type DaysOfAccess,
  dateOf,
  dayNumber,
  isoDay,
  type LawSegment,
  PERIODS,
  type Status,
  segmentColours,
  statusesOn,
} from '@portal/rules'
import type { Translate } from '../translate.ts'
import { eitherOf } from '../wording.ts'

/** The law that a line shows, as its reader names it; `use` is empty while none is chosen. */
export type LawName = { readonly country: string; readonly use: string }

export type LawLineFacts = {
  readonly law: LawName
  /** null: nobody has assessed the law of the country. */
  readonly segments: readonly LawSegment[] | null
  /**
   * The answered date of access (`2012`, `2019-03`, `2019-03-10`, `<2014-10-12`, `unknown`), or the answered period as
   * `accessMark` gives it; null without an answer.
   */
  readonly mark: string | null
  /** The segments are those of the reference case, and not of the answers of a case. */
  readonly isReference?: boolean
}

type DayFormats = { readonly day: (day: string) => string; readonly partial: (date: string) => string }

/** The text alternative of a law line: `Law of Mexico for biotrade: green before 29/12/1993, red since. Taken in 2012: red.` */
export function lawSentence(
  t: Translate,
  format: DayFormats,
  { law, segments, mark, isReference }: LawLineFacts,
): string {
  if (segments === null) return t('lawLine.notAssessed', { country: law.country })
  const ofUse = law.use === '' ? 'lawLine.anyUse' : 'lawLine.alternative'
  const whole = t(isReference ? 'lawLine.ofUsualAnswers' : ofUse, {
    ...law,
    segments: segments.map((segment) => segmentText(t, format, segment)).join(', '),
  })
  if (mark === null) return whole
  const statuses = statusesOn(segments, daysOfAccess(mark) ?? { from: null, before: null })
  const colours = coloursText(t, statuses)
  const marked = t(`lawLine.mark.${precisionOf(mark)}`, { date: dateOfMark(t, format, mark), colours })
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

function segmentText(t: Translate, format: DayFormats, segment: LawSegment): string {
  const { from, before } = segment
  const words = { colour: coloursText(t, segmentColours(segment)) }
  if (before === null) return t(from === null ? 'lawLine.segment.only' : 'lawLine.segment.last', words)
  if (from === null) return t('lawLine.segment.first', { ...words, day: format.day(before) })
  return t('lawLine.segment.middle', { ...words, day: format.day(isoDay(dayNumber(before) - 1)) })
}

/**
 * The days of access on a law line: the answered date, or `from/before` of the period that was answered because the
 * date is unknown; null without an answer.
 */
export function accessMark({ accessDate, accessPeriod }: { accessDate: string | null; accessPeriod?: unknown }) {
  const period = accessDate === 'unknown' && typeof accessPeriod === 'string' ? PERIODS[accessPeriod] : undefined
  return period ? `${period.from ?? ''}/${period.before ?? ''}` : accessDate
}

/** When the material was taken: `taken in 2012`, `day of access unknown, before 29/12/1993`. */
export const takenText = (t: Translate, format: DayFormats, mark: string): string =>
  t(`lawLine.taken.${precisionOf(mark)}`, { date: dateOfMark(t, format, mark) })

/** The days of access in words: `2012`, `before 29/12/1993` of a date or a period. */
export function dateOfMark(t: Translate, { day, partial }: DayFormats, mark: string): string {
  const period = periodOf(mark)
  if (!period) return partial(mark)
  const { from, before } = period
  const words = { from: from ? day(from) : '', before: before ? day(before) : '' }
  return t(`lawLine.period.${from && before ? 'between' : from ? 'since' : 'before'}`, words)
}

function periodOf(mark: string): DaysOfAccess | null {
  const [, from, before] = /^([\d-]*)\/([\d-]*)$/.exec(mark) ?? []
  return from === undefined ? null : { from: from || null, before: before || null }
}

/** How exactly the days of access are known. */
export const precisionOf = (mark: string) => (periodOf(mark) ? 'period' : (dateOf(mark)?.precision ?? 'unknown'))

/** The days of access that a mark stands for; null for an unknown date. */
export function daysOfAccess(mark: string): DaysOfAccess | null {
  const span = dateOf(mark)?.span
  return span ? { from: span.from ?? null, before: span.before ?? null } : periodOf(mark)
}

/** The first day of a date that is known by its year, month or day; null if it is unknown or not answered. */
export const firstDayOf = (date: string | null): string | null => (date && daysOfAccess(date)?.from) || null
