import { expect, test } from 'vitest'
import { isWithin, spansOf } from './CompareTimeline.tsx'

const segments: Parameters<typeof spansOf>[0] = [
  { from: null, before: '2001-08-23', statuses: { breeding: 'GREEN', screening: 'GREEN' } },
  { from: '2001-08-23', before: '2015-11-17', statuses: { breeding: 'RED', screening: 'GREEN' } },
  { from: '2015-11-17', before: null, statuses: { breeding: 'RED', screening: 'AMBER' } },
]

test('neighbouring segments that differ only for other uses are merged', () => {
  expect(spansOf(segments, 'breeding')).toEqual([
    { from: null, last: '2001-08-22', status: 'GREEN' },
    { from: '2001-08-23', last: null, status: 'RED' },
  ])
})

test('the result changes on the first day of a segment and not on the day before', () => {
  const colourOn = (day: string) => spansOf(segments, 'screening').find((span) => isWithin(span, day))?.status
  expect(['1900-01-01', '2001-08-23', '2015-11-16', '2015-11-17', '2026-12-01'].map(colourOn)).toEqual([
    'GREEN',
    'GREEN',
    'GREEN',
    'AMBER',
    'AMBER',
  ])
})
