import { expect, test } from 'vitest'
import { mondayOf, stripOf } from './weeks.ts'

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('everything overdue stands before this week, and weeks without a duty are there', () => {
  const weeks = [
    { week: '2026-03-02', overdue: 1, open: 0 },
    { week: '2026-11-16', overdue: 2, open: 1 },
    { week: '2026-11-30', overdue: 0, open: 14 },
  ]
  expect(stripOf(weeks, '2026-11-22', 3)).toEqual([
    { from: '2026-03-02', to: '2026-11-21', count: 3, isOverdue: true },
    { from: '2026-11-16', to: '2026-11-22', count: 1, isOverdue: false },
    { from: '2026-11-23', to: '2026-11-29', count: 0, isOverdue: false },
    { from: '2026-11-30', to: '2026-12-06', count: 14, isOverdue: false },
  ])
  expect(stripOf([], '2026-11-22', 3)).toHaveLength(3)
})
