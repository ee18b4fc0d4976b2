import type { IsoDay } from './model.ts'

const DAYS_IN_ERA = 146_097
/** The number of days from 0000-03-01 to 1970-01-01. */
const EPOCH = 719_468

/**
 * The number of days since 1970-01-01 in the proleptic Gregorian calendar, negative before it. Expects an existing day
 * (`isRealDay`). Years are counted from March, so that a leap day is the last day of its year (Howard Hinnant,
 * "chrono-compatible low-level date algorithms").
 */
export function dayNumber(iso: IsoDay): number {
  const month = numberIn(iso, 5, 7)
  const year = numberIn(iso, 0, 4) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + numberIn(iso, 8, 10) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_IN_ERA + dayOfEra - EPOCH
}

/** The digits of a text from one index to before another, read without cutting the text: facts are read for each case. */
function numberIn(text: string, from: number, before: number): number {
  let value = 0
  for (let i = from; i < before; i++) value = value * 10 + text.charCodeAt(i) - ZERO
  return value
}
const ZERO = '0'.charCodeAt(0)

/** The inverse of `dayNumber`, for the years 0000 to 9999. */
export function isoDay(days: number): IsoDay {
  const shifted = days + EPOCH
  const era = Math.floor(shifted / DAYS_IN_ERA)
  const dayOfEra = shifted - era * DAYS_IN_ERA
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
}

/** Whether a text has the form `YYYY-MM-DD` and names an existing day. */
export function isRealDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(dayNumber(text)) === text
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')
