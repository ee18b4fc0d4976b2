import dayjs from 'dayjs'
import { isRealDay } from '../../shared/dates/isRealDay.ts'

export const DAYS = ['accessDate', 'intendedUseDate'] as const
export type DayName = (typeof DAYS)[number]
export type Days = Readonly<Record<DayName, string>>
export type ChosenDays = { readonly days: Days; readonly badDays: readonly DayName[]; readonly isToday: boolean }

/** The two days that colours depend on, as an address tells them: today unless chosen. */
export function chosenDays(get: (name: DayName) => string): ChosenDays {
  const today = dayjs().format('YYYY-MM-DD')
  const days = { accessDate: get('accessDate') || today, intendedUseDate: get('intendedUseDate') || today }
  return {
    days,
    badDays: DAYS.filter((name) => !isRealDay(days[name])),
    isToday: DAYS.every((name) => days[name] === today),
  }
}
