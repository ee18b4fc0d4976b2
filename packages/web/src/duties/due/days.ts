import { addDays } from '../../shared/dates/dates.ts'
import { mondayOf } from './weeks.ts'

/** The days of a month's calendar, week by week from Monday; those of the months beside it fill the first and last week. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(firstOfNext(first), -1)
  const weeks: string[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)))
  }
  return weeks
}

/** The same day so many months later, or the last one of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const last = addDays(firstOfNext(first), -1)
  const same = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`
  return same < last ? same : last
}

function firstOfNext(first: string): string {
  return `${addDays(first, 31).slice(0, 7)}-01`
}

/** The day that a key leads to in a calendar; undefined for all other keys. */
export function dayByKey(key: string, day: string): string | undefined {
  const monday = mondayOf(day)
  const days: { readonly [key: string]: string } = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: monday,
    End: addDays(monday, 6),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  }
  return days[key]
}
