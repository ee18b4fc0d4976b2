import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, possibleColours, STATUSES } from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { pointsOf, readPoint } from '../testing/readPoint.ts'

test('the possible colours range from the best to the worst colour of the points of the facts', () => {
  fc.assert(
    fc.property(someLaw, someFacts, (law, facts) => {
      const levels = pointsOf(facts.boxes).map((point) => STATUSES.indexOf(readPoint(law, point).status))
      const expected = levels.length > 0 ? STATUSES.slice(Math.min(...levels), Math.max(...levels) + 1) : ['AMBER']
      expect(possibleColours(compile(law), facts)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
