import { expect, test } from 'vitest'
import { addMonths, dayByKey, weeksOfMonth } from './days.ts'

test('a month has whole weeks from Monday', () => {
  const weeks = weeksOfMonth('2026-11-22')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
})

test('keys lead to days, over the ends of months and years', () => {
  expect(dayByKey('ArrowRight', '2026-12-31')).toBe('2027-01-01')
  expect(dayByKey('Home', '2026-11-22')).toBe('2026-11-16')
  expect(dayByKey('PageDown', '2026-01-31')).toBe('2026-02-28')
  expect(dayByKey('Enter', '2026-01-31')).toBeUndefined()
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})
