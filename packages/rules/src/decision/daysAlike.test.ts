import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Box,
  canonicalJson,
  compile,
  dayNumber,
  decide,
  type Facts,
  holdsForDaysAlike,
  type IsoDay,
  isoDay,
  type Law,
  type Matrix,
  type Row,
  withDaysAlike,
} from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { DAYS } from '../testing/smallSpace.ts'

const someDay = fc.constantFrom(...DAYS, '1999-12-30', '2000-02-03', '2000-02-07')
const on = (day: IsoDay) => ({ from: day, before: isoDay(dayNumber(day) + 1) })

test('facts with days alike have the same decision, apart from the facts that it repeats', () => {
  fc.assert(
    fc.property(someLaw, someFacts, fc.tuple(someDay, someDay), (law, { boxes, open }, [access, use]) => {
      const compiled = compile(law)
      const facts: Facts = {
        boxes: boxes.map((box) => ({ ...box, accessDate: on(access), useDate: on(use) })),
        open,
      }
      const { trace, ...decision } = decide(compiled, withDaysAlike(compiled, facts))
      expect(canonicalJson({ ...decision, trace: { ...trace, facts } })).toBe(canonicalJson(decide(compiled, facts)))
    }),
    { numRuns: 300 },
  )
})

/** The law with the day of a paper, which stands in place of that of access in every other row. */
function withPaperDay(law: Law): Law {
  const renamed = (box: Box): Box =>
    Object.fromEntries(Object.entries(box).map(([id, part]) => [id === 'accessDate' ? 'paperDate' : id, part]))
  const rowOf = (row: Row, index: number): Row => (index % 2 === 0 ? row : { ...row, when: row.when.map(renamed) })
  const matrixOf = (matrix: Matrix): Matrix => ({ ...matrix, rows: matrix.rows.map(rowOf) })
  const { scope, provider, user, house } = law.layers
  return {
    ...law,
    dimensions: [...law.dimensions, { id: 'paperDate', values: 'days', changeable: false }],
    layers: {
      scope: scope.map(matrixOf),
      provider: provider.map(matrixOf),
      user: user.map(matrixOf),
      house: house.map(matrixOf),
    },
  }
}

test('so have facts with one exact day beside a span of days', () => {
  fc.assert(
    fc.property(someLaw, someFacts, someDay, fc.boolean(), (law, { boxes, open }, day, isAccess) => {
      const compiled = compile(law)
      const [{ accessDate = {}, useDate = {} } = {}] = boxes
      const days = isAccess ? { accessDate: on(day), useDate } : { accessDate, useDate: on(day) }
      const facts: Facts = { boxes: boxes.map((box) => ({ ...box, ...days })), open }
      const { trace, ...decision } = decide(compiled, withDaysAlike(compiled, facts))
      if (!holdsForDaysAlike(decision)) return
      expect(canonicalJson({ ...decision, trace: { ...trace, facts } })).toBe(canonicalJson(decide(compiled, facts)))
    }),
    { numRuns: 300 },
  )
})

test('so have facts with the day of a paper, and its days without a name in the law are one', () => {
  fc.assert(
    fc.property(someLaw, someFacts, fc.tuple(someDay, someDay), (law, { boxes, open }, [access, paper]) => {
      const compiled = compile(withPaperDay(law))
      const factsOn = (day: IsoDay): Facts => ({
        boxes: boxes.map((box) => ({ ...box, accessDate: on(access), useDate: on(access), paperDate: on(day) })),
        open,
      })
      const facts = factsOn(paper)
      const { trace, ...decision } = decide(compiled, withDaysAlike(compiled, facts))
      expect(canonicalJson({ ...decision, trace: { ...trace, facts } })).toBe(canonicalJson(decide(compiled, facts)))
      const [one, other] = ['1990-01-01', '1995-01-01'].map((day) => withDaysAlike(compiled, factsOn(day)))
      expect(one).toEqual(other)
    }),
    { numRuns: 300 },
  )
})

test('a span of days, and days with use before access, stay as they are', () => {
  fc.assert(
    fc.property(someLaw, (law) => {
      const box = { accessDate: { from: '2000-01-01', before: '2000-02-01' }, useDate: { from: '1999-01-01' } }
      const reversed = { accessDate: on('2000-02-07'), useDate: on('2000-02-03') }
      const facts = { boxes: [box, reversed], open: [] }
      expect(withDaysAlike(compile(law), facts)).toEqual(facts)
    }),
  )
})
