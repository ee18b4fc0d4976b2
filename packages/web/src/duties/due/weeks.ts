import { addDays } from '../../shared/dates/dates.ts'

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export type StripColumn = {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly isOverdue: boolean
}

type WeekCount = { readonly week: string; readonly overdue: number; readonly open: number }

/** Columns of the strip: everything overdue as one, then so many weeks from that of `today` on, empty ones too. */
export function stripOf(weeks: readonly WeekCount[], today: string, count: number): StripColumn[] {
  const late = weeks.filter(({ overdue }) => overdue > 0)
  const first = mondayOf(today)
  const coming = Array.from({ length: count }, (_, index) => {
    const from = addDays(first, index * 7)
    const open = weeks.find(({ week }) => week === from)?.open ?? 0
    return { from, to: addDays(from, 6), count: open, isOverdue: false }
  })
  if (!late[0]) return coming
  const overdue = late.reduce((sum, one) => sum + one.overdue, 0)
  return [{ from: late[0].week, to: addDays(today, -1), count: overdue, isOverdue: true }, ...coming]
}
