import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, compile, dayNumber, decide, type Facts, type IsoDay, isoDay, withDaysAlike } from '../index.ts'
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
