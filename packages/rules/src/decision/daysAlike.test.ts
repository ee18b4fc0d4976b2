import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  compile,
  dayNumber,
  daysAlike,
  daysAlikeWithin,
  decide,
  decideBriefly,
  type Facts,
  type IsoDay,
  isoDay,
} from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { DAYS } from '../testing/smallSpace.ts'

const someDay = fc.constantFrom(...DAYS, '1999-12-30', '2000-02-03', '2000-02-07')
const on = (day: IsoDay) => ({ from: day, before: isoDay(dayNumber(day) + 1) })

test('replacing the days by those of daysAlike leaves the brief decision, which decide agrees with, unchanged', () => {
  fc.assert(
    fc.property(someLaw, someFacts, fc.tuple(someDay, someDay), (law, { boxes, open }, [access, use]) => {
      const compiled = compile(law)
      const alike = daysAlike(compiled, [])
      const withDays = (accessDate: IsoDay, useDate: IsoDay): Facts => ({
        boxes: boxes.map((box) => ({ ...box, accessDate: on(accessDate), useDate: on(useDate) })),
        open,
      })
      fc.pre(access <= use)
      const brief = decideBriefly(compiled, withDays(access, use))
      expect(decideBriefly(compiled, withDays(alike(access), alike(use)))).toEqual(brief)
      expect(decide(compiled, withDays(access, use))).toMatchObject(brief)
    }),
    { numRuns: 200 },
  )
})

test('replacing the days of facts in a box by those of daysAlikeWithin leaves the brief decision unchanged', () => {
  fc.assert(
    fc.property(someLaw, someFacts, fc.tuple(someDay, someDay), (law, { boxes, open }, [access, use]) => {
      const { accessDate: _, useDate: __, ...box } = boxes[0] ?? {}
      const compiled = compile(law)
      const alike = daysAlikeWithin(compiled, box, [])
      const onDays = (accessDate: IsoDay, useDate: IsoDay): Facts => ({
        boxes: [{ ...box, accessDate: on(accessDate), useDate: on(useDate) }],
        open,
      })
      fc.pre(access <= use)
      expect(decideBriefly(compiled, onDays(alike(access), alike(use)))).toEqual(
        decideBriefly(compiled, onDays(access, use)),
      )
    }),
    { numRuns: 200 },
  )
})
