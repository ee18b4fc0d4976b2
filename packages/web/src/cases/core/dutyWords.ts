import type { Duty } from '@portal/contract'
import type { TFunction } from 'i18next'
import { daysSince, formatDay, formatDayOf } from '../../shared/dates/dates.ts'

/** When a duty is due, with where the day comes from; null where only the rule says it, in its own words (`dueText`). */
export function dueWords(t: TFunction, { dueDay, dueFrom, overdue }: Duty): string | null {
  if (dueDay === null || dueFrom === null) return null
  const late = daysSince(dueDay)
  if (overdue && late > 0) return t('assessments.duties.due.late', { count: late })
  return t(`assessments.duties.due.${dueFrom}`, { day: formatDay(dueDay) })
}

/** How a duty was settled; null while it is open. */
export function settledWords(t: TFunction, { state, settledAt, settledBy, reason }: Duty): string | null {
  if (state === 'met_by_paper') return t('assessments.duties.metByPaper')
  if (state === 'not_applicable') return t('assessments.duties.notApplicable', { reason: reason ?? '' })
  if (state !== 'done' || !settledAt) return null
  return t('assessments.duties.doneOn', { day: formatDayOf(settledAt), by: settledBy ?? '' })
}
