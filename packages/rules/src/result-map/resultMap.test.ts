import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, compileMap, resultMap, statusOf } from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import { DAY_EDGES, DAYS } from '../testing/smallSpace.ts'

const edges: readonly string[] = DAY_EDGES
const on = (day: string) => ({ from: day, before: edges[edges.indexOf(day) + 1] ?? '' })

test('the map has the provider light of the decision for each use and pair of dates', () => {
  fc.assert(
    fc.property(someLaw, someFacts, (law, { boxes }) => {
      const references = boxes.map(({ accessDate: _, useDate: __, use: ___, ...box }) => box)
      const map = compileMap(compile(law), references)
      const provider = compile({ ...law, layers: { ...law.layers, scope: [], user: [] } })
      for (const [access, used] of DAYS.flatMap((a) => DAYS.map((u) => [a, u] as const))) {
        const { uses, lights } = resultMap(map, access, used)
        const dates = { accessDate: on(access), useDate: on(used) }
        const facts = references.flatMap((box) => uses.map((use) => ({ ...box, ...dates, use: [use] })))
        expect(lights).toEqual(facts.map((box) => statusOf(provider, { boxes: [box], open: [] }).lights.provider))
      }
    }),
    { numRuns: 60 },
  )
})
