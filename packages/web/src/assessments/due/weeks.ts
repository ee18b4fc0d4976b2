import { addDays } from '../../shared/dates/dates.ts'

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

type WeekCount = { readonly week: string; readonly overdue: number; readonly open: number }

/** So many weeks from the one before `today`, empty ones too. */
export function weeksAround(weeks: readonly WeekCount[], today: string, count: number): WeekCount[] {
  const first = addDays(mondayOf(today), -7)
  return Array.from({ length: count }, (_, index) => {
    const week = addDays(first, index * 7)
    return weeks.find((one) => one.week === week) ?? { week, overdue: 0, open: 0 }
  })
}
