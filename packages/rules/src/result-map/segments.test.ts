import { expect, test } from 'vitest'
import { segmentsOfUses, statusesOn } from './segments.ts'

const OVER_TIME = [
  { from: null, before: '1993-12-29', statuses: { breeding: 'GREEN', biotrade: 'AMBER', screening: 'GREEN' } },
  { from: '1993-12-29', before: '1996-12-14', statuses: { breeding: 'GREEN', biotrade: 'AMBER', screening: 'RED' } },
  { from: '1996-12-14', before: null, statuses: { breeding: 'RED', biotrade: 'GREEN', screening: 'RED' } },
] as const

test('the worst of several uses counts on each day, and neighbours with the same result are merged', () => {
  expect(segmentsOfUses(OVER_TIME, ['breeding', 'biotrade'])).toEqual([
    { from: null, before: '1996-12-14', status: 'AMBER' },
    { from: '1996-12-14', before: null, status: 'RED' },
  ])
})

test('an unknown use is AMBER on all days', () => {
  expect(segmentsOfUses(OVER_TIME, ['unheard_of'])).toEqual([{ from: null, before: null, status: 'AMBER' }])
})

test.each([
  [{ from: null, before: '1993-12-29' }, ['GREEN']],
  [{ from: '1993-12-28', before: '1993-12-30' }, ['GREEN', 'RED']],
  [{ from: '1993-12-29', before: '1993-12-30' }, ['RED']],
  [{ from: null, before: null }, ['GREEN', 'RED']],
])('the results on the days of access %o are %o', (days, statuses) => {
  expect(statusesOn(segmentsOfUses(OVER_TIME, ['screening']), days)).toEqual(statuses)
})
