import { expect, test } from 'vitest'
import { segmentsOfUses, statusesOn } from './segments.ts'

const OVER_TIME = [
  { from: null, before: '1993-12-29', statuses: { breeding: 'GREEN', biotrade: 'AMBER', screening: 'GREEN' } },
  { from: '1993-12-29', before: '1996-12-14', statuses: { breeding: 'GREEN', biotrade: 'AMBER', screening: 'RED' } },
  { from: '1996-12-14', before: null, statuses: { breeding: 'RED', biotrade: 'GREEN', screening: 'RED' } },
] as const

test('of several uses the worst counts on each day, and neighbours with the same result are one segment', () => {
  expect(segmentsOfUses(OVER_TIME, ['breeding', 'biotrade'])).toEqual([
    { from: null, before: '1996-12-14', status: 'AMBER' },
    { from: '1996-12-14', before: null, status: 'RED' },
  ])
})

test('a use that nothing is known of is AMBER on every day', () => {
  expect(segmentsOfUses(OVER_TIME, ['unheard_of'])).toEqual([{ from: null, before: null, status: 'AMBER' }])
})

test.each([
  [{ from: null, before: '1993-12-29' }, ['GREEN']],
  [{ from: '1993-12-28', before: '1993-12-30' }, ['GREEN', 'RED']],
  [{ from: '1993-12-29', before: '1993-12-30' }, ['RED']],
  [{ from: null, before: null }, ['GREEN', 'RED']],
])('the results within the days of access %o are %o', (days, statuses) => {
  expect(statusesOn(segmentsOfUses(OVER_TIME, ['screening']), days)).toEqual(statuses)
})
