import { expect, test } from 'vitest'
import { monthSums } from './monthSums.ts'

test('each month has the sum at its end, also over the turn of the year and where nothing happened', () => {
  const months = [
    { month: '2024-03-01', GREEN: 1, AMBER: 0, RED: 2 },
    { month: '2026-01-01', GREEN: 0, AMBER: 3, RED: 0 },
  ]
  expect(monthSums(months, '2026-02-14', 3)).toEqual([
    { month: '2025-12-01', next: '2026-01-01', GREEN: 1, AMBER: 0, RED: 2, total: 3 },
    { month: '2026-01-01', next: '2026-02-01', GREEN: 1, AMBER: 3, RED: 2, total: 6 },
    { month: '2026-02-01', next: '2026-03-01', GREEN: 1, AMBER: 3, RED: 2, total: 6 },
  ])
})
