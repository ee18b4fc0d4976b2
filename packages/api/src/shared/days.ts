/** Today in UTC, like every date in the API. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The same day a number of months later, or the last day of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
