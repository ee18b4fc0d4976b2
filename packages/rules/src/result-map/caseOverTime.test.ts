import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseOverTime, compile, STATUSES, statusesOn } from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { pointsOf, readPoint } from '../testing/readPoint.ts'
import { DAYS } from '../testing/smallSpace.ts'

test('the segment of a day of access has the worst colour of the points of that day', () => {
  fc.assert(
    fc.property(someLaw, someFacts, (law, facts) => {
      const segments = caseOverTime(compile(law), facts)
      const anyDay = facts.boxes.map(({ accessDate: _, ...box }) => box)
      for (const day of DAYS) {
        const points = pointsOf(anyDay).filter(({ accessDate }) => accessDate === day)
        if (points.length === 0) continue
        const worst = Math.max(...points.map((point) => STATUSES.indexOf(readPoint(law, point).status)))
        expect([day, ...statusesOn(segments, { from: day, before: `${day}+` })]).toEqual([day, STATUSES[worst]])
      }
    }),
    { numRuns: 60 },
  )
})

test('the segments cover all of time without gaps', () => {
  fc.assert(
    fc.property(someLaw, someFacts, (law, facts) => {
      const segments = caseOverTime(compile(law), facts)
      expect(segments.map(({ from }) => from)).toEqual([null, ...segments.slice(0, -1).map(({ before }) => before)])
      expect(segments.at(-1)?.before).toBeNull()
    }),
    { numRuns: 50 },
  )
})
