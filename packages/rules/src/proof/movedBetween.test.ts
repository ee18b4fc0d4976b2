import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Box, compile, joinLaw, type Law, type Matrix, movedBetween } from '../index.ts'
import { matrixOf, someLaw } from '../testing/randomLaw.ts'
import { firstFit, fits } from '../testing/readPoint.ts'
import { smallLaw } from '../testing/smallLaw.ts'
import { POINTS_WITH_PARTY, type Point } from '../testing/smallSpace.ts'

const alone = (law: Law, matrix: Matrix) =>
  compile({ ...law, layers: { scope: [], provider: [matrix], user: [], house: [] } })
const decidingAt = (matrix: Matrix, point: Point) => {
  const row = firstFit(matrix, point)
  return row ? `${row.id} ${row.then.status ?? ''}` : 'gap'
}
const named = (row: { row: string; status?: string } | null) => (row ? `${row.row} ${row.status ?? ''}` : 'gap')

/** A use case with these values: the days that it leaves open are days on which it is possible. */
function pointWith(example: Point): Point {
  const [first] = POINTS_WITH_PARTY
  const day = example.accessDate ?? example.useDate ?? '2000-01-30'
  return { ...first, accessDate: day, useDate: day, ...example }
}

test('names exactly the pairs of rows that trying every point finds, each with an example in its box', () => {
  fc.assert(
    fc.property(someLaw, matrixOf('provider', 9), matrixOf('provider', 9), (law, before, after) => {
      const moves = movedBetween(alone(law, before), alone(law, after), before.id)
      const found = new Map(moves.map((move) => [`${named(move.before)} → ${named(move.after)}`, move]))
      expect(found.size).toBe(moves.length)
      for (const point of POINTS_WITH_PARTY) {
        const [was, is] = [decidingAt(before, point), decidingAt(after, point)]
        const move = found.get(`${was} → ${is}`)
        if (was !== is) expect(move && fits(move.box, point)).toBe(true)
      }
      for (const { example, box, ...move } of moves) {
        const point = pointWith(example)
        expect(decidingAt(before, point)).toBe(named(move.before))
        expect(decidingAt(after, point)).toBe(named(move.after))
        expect(fits(box, point)).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

describe('a change of one row', () => {
  const [main] = smallLaw.layers.provider as [Matrix]
  const law = joinLaw([smallLaw])
  const compiled = alone(law, main)
  const changed = (rows: Matrix['rows']) => alone(law, { ...main, rows })

  test('that changes no row and no colour moves nothing', () => {
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    const reworded = main.rows.map((row) => ({ ...row, then: { ...row.then, reason: 'In other words.' } }))
    expect(movedBetween(compiled, changed(reworded), main.id)).toEqual([])
    expect(movedBetween(compiled, compiled, 'xx-none')).toEqual([])
  })

  test('has its example where it is preferred, if anything moves there', () => {
    const [storage, ...others] = main.rows as [Matrix['rows'][number]]
    const example = (preferred: readonly Box[]) => {
      const after = changed([{ ...storage, when: [] }, ...others])
      return movedBetween(compiled, after, main.id, preferred).map((move) => move.example.partner)
    }
    expect(example([{ partner: ['no'] }])).toContain('no')
    expect(example([{ partner: ['yes'] }])).toContain('yes')
  })

  test('of a matrix that is new or gone moves everything that it decides', () => {
    const none = compile({ ...law, layers: { scope: [], provider: [], user: [], house: [] } })
    const rows = main.rows.map(({ id }) => id)
    expect(movedBetween(none, compiled, main.id).map(({ before, after }) => [before, after?.row])).toEqual(
      rows.map((row) => [null, row]),
    )
    expect(movedBetween(compiled, none, main.id).map(({ before }) => before?.row)).toEqual(rows)
  })
})
