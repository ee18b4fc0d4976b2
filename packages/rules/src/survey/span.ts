import { dayNumber, isoDay, isRealDay } from '../law/day.ts'
import type { IsoDay, Span } from '../law/model.ts'
import type { Precision } from './model.ts'

/** The days on which the Convention on Biological Diversity and the Nagoya Protocol entered into force. */
const CBD: IsoDay = '1993-12-29'
const NAGOYA: IsoDay = '2014-10-12'

/** The periods of access that can be chosen instead of a date. */
export const PERIODS: { readonly [period: string]: Span } = {
  pre_cbd: { before: CBD },
  cbd_to_nagoya: { from: CBD, before: NAGOYA },
  post_nagoya: { from: NAGOYA },
}

/** The first days of the periods, the only days that the questionnaire itself distinguishes. */
export const SURVEY_DAYS: readonly IsoDay[] = Object.values(PERIODS).flatMap(({ from }) => from ?? [])

/** The periods that a span overlaps. */
export const periodsOf = (span: Span): readonly string[] =>
  Object.entries(PERIODS).flatMap(([period, days]) => (meet(span, days) ? [period] : []))

/**
 * Parses a date with a year from 0001 to 9998 in one of the forms `2019-03-10`, `2019-03`, `2019`, and with `<` before
 * one of them, which means before its first day; undefined for any other text.
 */
export function dateOf(text: string): { readonly precision: Precision; readonly span: Span } | undefined {
  const precision = precisionOf(text)
  return precision && { precision, span: spanOf(text, precision) }
}

function precisionOf(text: string): Precision | undefined {
  if (/^<?(0000|9999)/.test(text)) return undefined
  if (text.startsWith('<')) return isRealDay(firstDayOf(text.slice(1))) ? 'before' : undefined
  if (isRealDay(text)) return 'day'
  if (/^\d{4}-\d{2}$/.test(text)) return isRealDay(`${text}-01`) ? 'month' : undefined
  return /^\d{4}$/.test(text) ? 'year' : undefined
}

/** The first day of a day, a month or a year. */
const firstDayOf = (date: string): string => (/^\d{4}(-\d{2})?$/.test(date) ? date.padEnd(10, '-01') : date)

function spanOf(text: string, precision: Precision): Span {
  switch (precision) {
    case 'before':
      return { before: firstDayOf(text.slice(1)) }
    case 'day':
      return { from: text, before: isoDay(dayNumber(text) + 1) }
    case 'month':
      return { from: `${text}-01`, before: `${isoDay(dayNumber(`${text}-01`) + 31).slice(0, 7)}-01` }
    case 'year':
      return { from: `${text}-01-01`, before: isoDay(dayNumber(`${text}-12-31`) + 1) }
  }
}

/** Whether two spans overlap. */
export function meet(a: Span, b: Span): boolean {
  const from = later(a.from, b.from)
  const before = earlier(a.before, b.before)
  return from === undefined || before === undefined || from < before
}

/** The intersection of two spans, which must overlap. */
export function intersect(a: Span, b: Span): Span {
  const from = later(a.from, b.from)
  const before = earlier(a.before, b.before)
  return { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
}

type End = IsoDay | undefined
const later = (a: End, b: End): End => (a === undefined || (b !== undefined && b > a) ? b : a)
const earlier = (a: End, b: End): End => (a === undefined || (b !== undefined && b < a) ? b : a)

/** The smallest span that contains all of the spans; unbounded if there are none. */
export function around(spans: readonly Span[]): Span {
  const froms = spans.map(({ from }) => from)
  const befores = spans.map(({ before }) => before)
  const from = froms.includes(undefined) ? undefined : froms.sort()[0]
  const before = befores.includes(undefined) ? undefined : befores.sort().at(-1)
  return { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
}

export const isOneDay = ({ from, before }: Span): boolean =>
  from !== undefined && before !== undefined && dayNumber(before) - dayNumber(from) === 1

/** Whether every day of `a` is after every day of `b`. */
export const isWhollyAfter = (a: Span, b: Span): boolean =>
  a.from !== undefined && b.before !== undefined && a.from >= b.before
