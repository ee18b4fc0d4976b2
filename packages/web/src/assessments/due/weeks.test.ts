import { expect, test } from 'vitest'
import { mondayOf, weeksAround } from './weeks.ts'

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('weeks begin with the one before today, and those without a duty are there', () => {
  const counted = { week: '2026-11-30', overdue: 0, open: 14 }
  expect(weeksAround([counted], '2026-11-22', 4)).toEqual([
    { week: '2026-11-09', overdue: 0, open: 0 },
    { week: '2026-11-16', overdue: 0, open: 0 },
    { week: '2026-11-23', overdue: 0, open: 0 },
    counted,
  ])
})
