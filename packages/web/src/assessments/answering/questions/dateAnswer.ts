import type { Answer, Precision } from '@portal/rules'
import { longDay } from '@portal/texts'
import i18next from 'i18next'
import { formatPartialDay } from '../../../shared/dates/dates.ts'
import { UNKNOWN } from './AnswerProps.ts'

export type DateKind = Precision | 'unknown'
/** A date while it is being typed. `day` serves "before" too. */
export type DateDraft = { readonly kind: DateKind; readonly day: string; readonly month: string; readonly year: string }

const EMPTY: DateDraft = { kind: 'day', day: '', month: '', year: '' }

/** The fields for a given answer. */
export function dateDraft(value: Answer | undefined): DateDraft {
  if (typeof value !== 'string') return EMPTY
  if (value === UNKNOWN) return { ...EMPTY, kind: 'unknown' }
  if (value.startsWith('<')) return { ...EMPTY, kind: 'before', day: value.slice(1) }
  const [year = '', month, day] = value.split('-')
  if (day) return { kind: 'day', day: value, month, year } as DateDraft
  return month ? { ...EMPTY, kind: 'month', month, year } : { ...EMPTY, kind: 'year', year }
}

/** The answer that the fields make; null while they are not complete: a year of one digit is one being typed. */
export function dateAnswer({ kind, day, month, year }: DateDraft): string | null {
  const whole = /^[1-9]\d{3}$/.test(year)
  const wholeDay = /^[1-9]\d{3}-/.test(day)
  switch (kind) {
    case 'unknown':
      return UNKNOWN
    case 'day':
      return wholeDay ? day : null
    case 'before':
      return wholeDay ? `<${day}` : null
    case 'month':
      return whole && month ? `${year}-${month}` : null
    case 'year':
      return whole ? year : null
  }
}

/** An answered date as a person says it: a day, a month, a year, before a day, or unknown. */
export function accessDateText(date: string): string {
  if (date === 'unknown') return i18next.t('assessments.form.date.unknown')
  if (date.startsWith('<')) return i18next.t('assessments.days.before', { before: longDay(date.slice(1)) })
  return formatPartialDay(date)
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** `01` January to `12` December, to choose from. */
export const monthNames = () =>
  Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: MONTH.format(new Date(Date.UTC(2000, month))),
  }))
