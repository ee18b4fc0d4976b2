import { type Answer, dateOf, type Precision } from '@portal/rules'
import { longDay } from '@portal/texts'
import i18next from 'i18next'
import { addDays, formatDay, formatPartialDay, isRealDay } from '../../shared/dates/dates.ts'
import { UNKNOWN } from './AnswerProps.ts'

/** A date while it is being typed, in figures as they stand in the three fields. */
export type DateDraft = {
  readonly day: string
  readonly month: string
  readonly year: string
  /** Some day before it. */
  readonly isBefore: boolean
  readonly isUnknown: boolean
}

export const EMPTY: DateDraft = { day: '', month: '', year: '', isBefore: false, isUnknown: false }

/** The fields for a given answer. */
export function dateDraft(value: Answer | undefined): DateDraft {
  if (typeof value !== 'string') return EMPTY
  if (value === UNKNOWN) return { ...EMPTY, isUnknown: true }
  const [year = '', month = '', day = ''] = value.replace('<', '').split('-')
  return { ...EMPTY, year, month, day, isBefore: value.startsWith('<') }
}

export type DateFault = 'notReal' | 'needsMonth' | 'needsDay'
type Read = { readonly answer: string | null; readonly fault?: DateFault }

/** The answer that the fields make, null while they are not complete, and what is wrong with a whole year. */
export function readDate(draft: DateDraft, allowed: readonly Precision[]): Read {
  const { day, month, year, isBefore, isUnknown } = draft
  if (isUnknown) return { answer: UNKNOWN }
  if (!/^[1-9]\d{3}$/.test(year)) return { answer: null }
  if (day !== '' && month === '') return { answer: null, fault: 'needsMonth' }
  const first = [year, twoFigures(month || '1'), twoFigures(day || '1')].join('-')
  if (!isRealDay(first)) return { answer: null, fault: 'notReal' }
  return isBefore ? { answer: `<${first}` } : exactDate(draft, first, allowed)
}

const LENGTH_IN_ANSWER = { day: 10, month: 7, year: 4 } as const

function exactDate({ day, month }: DateDraft, first: string, allowed: readonly Precision[]): Read {
  const precision = day ? 'day' : month ? 'month' : 'year'
  if (allowed.includes(precision)) return { answer: first.slice(0, LENGTH_IN_ANSWER[precision]) }
  const isMonthEnough = precision === 'year' && allowed.includes('month')
  return { answer: null, fault: isMonthEnough ? 'needsMonth' : 'needsDay' }
}

export type DateDoubt = 'noYear' | 'shortYear' | 'future'
type Doubtful = { readonly isPast: boolean; readonly isLeft: boolean; readonly today: string }

/** The doubt about a date: its year is missing or short, or it lies in the future where a past day is asked for. */
export function doubtOf(
  { year, month, day, isUnknown }: DateDraft,
  { isPast, isLeft, today }: Doubtful,
): DateDoubt | null {
  if (isUnknown) return null
  if (isLeft && year === '' && (month !== '' || day !== '')) return 'noYear'
  if (isLeft && /^\d{1,3}$/.test(year)) return 'shortYear'
  const first = [year, twoFigures(month || '1'), twoFigures(day || '1')].join('-')
  return isPast && year.length === 4 && first > today ? 'future' : null
}

const twoFigures = (figures: string) => figures.padStart(2, '0')

/** Fields in the order of the user's style. */
export type DateField = 'day' | 'month' | 'year'

/**
 * The year alone, where it was typed or pasted into the first of the three fields and ran on into the second: 2019 makes the
 * 20th of a 19th month. 2012 may be the 20th of December, and stays so.
 */
export function asYearAlone(draft: DateDraft, order: readonly DateField[]): DateDraft {
  const [first, second] = order.filter((field) => field !== 'year')
  const figures = first && second ? draft[first] + draft[second] : ''
  const isYear = draft.year === '' && Number(draft.month) > 12 && /^(19|20)\d\d$/.test(figures)
  return isYear ? { ...draft, day: '', month: '', year: figures } : draft
}

/** A pasted date, split into the fields: in the order of the style, or as `2012-03-10`. */
export function splitDate(text: string, order: readonly DateField[]): Partial<DateDraft> | null {
  const figures = text.trim().split(/[\s./-]+/)
  if (figures.length < 2 || figures.length > 3 || figures.some((part) => !/^\d{1,4}$/.test(part))) return null
  const isIso = figures[0]?.length === 4
  const named: readonly DateField[] = isIso ? ['year', 'month', 'day'] : order
  const fields = figures.length === 3 ? named : named.filter((field) => field !== 'day')
  return Object.fromEntries(fields.map((field, i) => [field, figures[i]]))
}

/** The date as understood: `10 March 2012`, `Any day from 01/03/2012 to 31/03/2012`, `Some day before 10 March 2012`. */
export function understood(date: string): string | null {
  const read = dateOf(date)
  if (!read) return null
  const { precision, span } = read
  if (precision === 'before') return i18next.t('assessments.form.date.meansBefore', { day: longDay(span.before ?? '') })
  if (precision === 'day') return i18next.t('assessments.form.date.meansDay', { day: longDay(date) })
  const first = formatDay(span.from ?? '')
  const last = formatDay(addDays(span.before ?? '', -1))
  return i18next.t('assessments.form.date.meansSpan', { first, last })
}

/** An answered date as a person says it: a day, a month, a year, before a day, or unknown. */
export function accessDateText(date: string): string {
  if (date === UNKNOWN) return i18next.t('assessments.form.date.unknown')
  if (date.startsWith('<')) return i18next.t('assessments.days.before', { before: longDay(date.slice(1)) })
  return formatPartialDay(date)
}
