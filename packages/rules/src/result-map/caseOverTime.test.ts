import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseOverTime, compile, possibleOverTime, STATUSES, statusesOn } from '../index.ts'
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

test('of open facts, a segment has the colour of every point of its days, and none worse', () => {
  fc.assert(
    fc.property(someLaw, someFacts, (law, facts) => {
      const compiled = compile(law)
      const segments = possibleOverTime(compiled, facts)
      expect(segments.map(({ status }) => status)).toEqual(caseOverTime(compiled, facts).map(({ status }) => status))
      const anyDay = facts.boxes.map(({ accessDate: _, ...box }) => box)
      for (const day of DAYS) {
        const points = pointsOf(anyDay).filter(({ accessDate }) => accessDate === day)
        const colours = points.map((point) => readPoint(law, point).status)
        const possible = statusesOn(segments, { from: day, before: `${day}+` })
        expect(possible).toEqual(expect.arrayContaining(colours))
        if (points.length > 0) expect(colours).toContain(possible.at(-1))
      }
    }),
    { numRuns: 60 },
  )
})
