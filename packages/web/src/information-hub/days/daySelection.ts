import { isRealDay, today } from '../../shared/dates/dates.ts'

export const DAYS = ['accessDate', 'intendedUseDate'] as const
export type DayName = (typeof DAYS)[number]
export type Days = Readonly<Record<DayName, string>>
export type DaySelection = { readonly days: Days; readonly badDays: readonly DayName[]; readonly isToday: boolean }

/** Reads the two dates that results depend on from the query string; today is the default. */
export function daySelection(get: (name: DayName) => string): DaySelection {
  const now = today()
  const days = { accessDate: get('accessDate') || now, intendedUseDate: get('intendedUseDate') || now }
  return {
    days,
    badDays: DAYS.filter((name) => !isRealDay(days[name])),
    isToday: DAYS.every((name) => days[name] === now),
  }
}
