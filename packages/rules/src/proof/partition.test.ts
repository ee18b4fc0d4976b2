import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type Law, type Matrix, partition } from '../index.ts'
import { matrixOf, someFacts, someLaw } from '../testing/randomLaw.ts'
import { firstFit, fits, pointsOf } from '../testing/readPoint.ts'
import { PARTY, type Point } from '../testing/smallSpace.ts'

const alone = (law: Law, matrix: Matrix) =>
  compile({ ...law, layers: { scope: [], provider: [matrix], user: [], house: [] } })

test('each point is in exactly one box, which has the first row that fits the point', () => {
  fc.assert(
    fc.property(someLaw, matrixOf('provider', 9), someFacts, (law, matrix, { boxes }) => {
      const cells = partition(alone(law, matrix), matrix.id, boxes)
      const labels = (point: Point) => cells.filter(({ box }) => fits(box, point)).map(({ row }) => row)
      const points = pointsOf(boxes).flatMap((point) => PARTY.map((party) => ({ ...point, party })))
      const expected = (point: Point) => (fits(matrix.covers ?? {}, point) ? [firstFit(matrix, point)?.id ?? null] : [])
      expect(points.map(labels)).toEqual(points.map(expected))
    }),
    { numRuns: 500 },
  )
})
