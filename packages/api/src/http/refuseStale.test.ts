import { expect, test } from 'vitest'
import { isStale } from './refuseStale.ts'

test.each([
  { ifMatch: undefined, stale: false },
  { ifMatch: '"2"', stale: false },
  { ifMatch: ' * ', stale: false },
  { ifMatch: '"1", "2"', stale: false },
  { ifMatch: '"1",W/"7","2"', stale: false },
  { ifMatch: '"1"', stale: true },
  { ifMatch: '"1", "3"', stale: true },
  { ifMatch: 'W/"2"', stale: true },
  { ifMatch: '2', stale: true },
  { ifMatch: '"*"', stale: true },
  { ifMatch: '', stale: true },
])('for version 2, a change with If-Match $ifMatch is stale: $stale', ({ ifMatch, stale }) => {
  expect(isStale(ifMatch, 2)).toBe(stale)
})
