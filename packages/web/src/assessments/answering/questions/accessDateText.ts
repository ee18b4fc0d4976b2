import i18next from 'i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { longDay } from '../../../shared/dates/longDay.ts'

/** An answered date as a person says it: a day, a month, a year, before a day, or unknown. */
export function accessDateText(date: string): string {
  if (date === 'unknown') return i18next.t('assessments.form.date.unknown')
  if (date.startsWith('<')) return i18next.t('assessments.days.before', { before: longDay(date.slice(1)) })
  const [year, month, day] = date.split('-')
  if (day) return formatDay(date)
  return month ? `${month}/${year}` : date
}
