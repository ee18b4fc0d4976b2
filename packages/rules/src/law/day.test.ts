import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, isoDay, isRealDay } from './day.ts'

/** The next day, by the lengths of months and the rule for leap years. */
function nextDay(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  if (day < length) return written(year, month, day + 1)
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1)
}
const written = (...[year, month, day]: [number, number, number]) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

test('day numbers of the years 0 to 9999 convert back, and the next number is the next day', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  const days = fc.integer({ min: dayNumber('0000-01-01'), max: dayNumber('9999-12-30') })
  fc.assert(
    fc.property(days, (number) => {
      expect(dayNumber(isoDay(number))).toBe(number)
      expect(isoDay(number + 1)).toBe(nextDay(isoDay(number)))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['soon', false],
])('%s is a real day: %s', (text, expected) => {
  expect(isRealDay(text)).toBe(expected)
})
