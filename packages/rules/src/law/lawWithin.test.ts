import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, decide, type Law, lawWithin } from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { valuesOf } from '../testing/smallSpace.ts'

test('facts with one value of a dimension have the same result under the law restricted to it', () => {
  fc.assert(
    fc.property(someLaw, someFacts, fc.constantFrom(...valuesOf('region')), (law, { boxes, open }, region) => {
      const facts = { boxes: boxes.map((box) => ({ ...box, region: [region] })), open }
      const told = (of: Law) => {
        const { status, lights, cells, obligations, locks, questions } = decide(compile(of), facts)
        const rows = new Set(cells.map(({ row, met, status: own }) => `${row} ${own} ${met}`))
        return { status, lights, rows, obligations: obligations.map(({ id, met }) => [id, met]), locks, questions }
      }
      expect(told(lawWithin(law, 'region', region))).toEqual(told(law))
    }),
    { numRuns: 200 },
  )
})
