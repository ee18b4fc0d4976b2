import { type Box, type CompiledLaw, compile, decide, type Facts, type Law } from '@portal/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'

const { value: content } = readContent(SHIPPED)
if (!content) throw new Error('The shipped content cannot be read.')
const { countries, dimensions, lawFor } = content
const reference = new Map(dimensions.map((dimension) => [dimension.id, dimension.reference]))

const someOf = <T>(values: readonly T[]) => fc.constantFrom(...values)

/** A case of the country with its conditions and some other facts open, and the same case with all of them answered. */
const someCase = (country: string, law: Law): fc.Arbitrary<{ facts: Facts; answered: Facts[] }> => {
  const own = new Set(countries.get(country)?.conditions.map(({ id }) => id))
  const sets = law.dimensions.filter(({ id, values }) => values !== 'days' && id !== 'provider')
  const point = fc.record(Object.fromEntries(sets.map(({ id, values }) => [id, someOf(values as readonly string[])])))
  return fc
    .record({
      stated: point,
      isKept: fc.array(fc.boolean(), { minLength: sets.length, maxLength: sets.length }),
      others: fc.array(point, { minLength: 4, maxLength: 4 }),
      year: fc.integer({ min: 1985, max: 2024 }),
    })
    .map(({ stated, isKept, others, year }) => {
      const usual = (id: string) => reference.get(id)
      const open = sets.filter(({ id }, i) => own.has(id) || (id === 'region' && isKept[i])).map(({ id }) => id)
      const known = Object.fromEntries(
        sets.flatMap(({ id }, i) =>
          open.includes(id) ? [] : [[id, [(isKept[i] && usual(id)) || (stated[id] as string)]]],
        ),
      )
      const dates = {
        accessDate: { from: `${year}-05-01`, before: `${year}-05-02` },
        useDate: { from: '2026-12-01', before: '2026-12-02' },
      }
      const box: Box = { ...known, ...dates, provider: [country] }
      const answered = others.map((other) => ({
        boxes: [{ ...box, ...Object.fromEntries(open.map((id) => [id, [other[id] as string]])) }],
        open: [],
      }))
      return { facts: { boxes: [box], open }, answered }
    })
}

/** Each row named, if it is said to depend on nothing, decides however the open facts turn out. */
function restsOnOpenFacts(law: CompiledLaw, { facts, answered }: { facts: Facts; answered: Facts[] }): string[] {
  const { deciding = [] } = decide(law, facts)
  const rows = answered.map((one) => decide(law, one).cells.map(({ row }) => row))
  const holds = (row: string) => rows.every((own) => own.includes(row))
  return deciding
    .filter(({ row, dependsOn }) => dependsOn.length === 0 && (deciding.length > 1 || !holds(row)))
    .map(({ row }) => row)
}

test.each([...countries.keys()])('%s: the headline rests on no fact that nobody was asked', (country) => {
  const law = lawFor([country])
  const compiled = compile(law)
  fc.assert(
    fc.property(someCase(country, law), (one) => {
      expect(restsOnOpenFacts(compiled, one)).toEqual([])
    }),
    { numRuns: 6 },
  )
})
