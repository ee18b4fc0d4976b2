/** Today in UTC, like every date in the API. */
export const today = (): string => new Date().toISOString().slice(0, 10)

const EARLIEST_ZONE_MS = 14 * 3_600_000

/** Today where the day begins first (UTC+14): what lies after it is still to come everywhere. */
export const todayAnywhere = (): string => new Date(Date.now() + EARLIEST_ZONE_MS).toISOString().slice(0, 10)

/** The same day a number of months later, or the last day of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
