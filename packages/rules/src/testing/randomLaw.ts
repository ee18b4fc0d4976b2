import fc from 'fast-check'
import {
  type Box,
  type Facts,
  type Law,
  type LayerId,
  type Matrix,
  type Outcome,
  type Row,
  type Span,
  STATUSES,
} from '../law/model.ts'
import { DATES, DAY_EDGES, DIMENSIONS, PARTY, STATED, valuesOf, WINDOW } from './smallSpace.ts'

/** Generators of random laws and facts over the small space; gaps, dead rows, overlaps and closed layers are common. */

const [FIRST, ...REST] = DAY_EDGES
const spans: readonly Span[] = [
  ...DAY_EDGES.map((from) => ({ from })),
  ...DAY_EDGES.map((before) => ({ before })),
  ...REST.map((before) => ({ from: FIRST, before })),
  { from: '2000-01-31', before: '2000-02-01' },
  { from: '2000-01-31', before: '2000-02-02' },
]
const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const boxOver = (ids: readonly string[], most: number, days: readonly Span[] = spans): fc.Arbitrary<Box> =>
  fc
    .subarray([...ids], { maxLength: most })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          chosen.map((id) => [id, DATES.includes(id) ? fc.constantFrom(...days) : someOf(valuesOf(id))]),
        ),
      ),
    )
const when = fc.array(boxOver([...STATED, 'party'], 3), { minLength: 1, maxLength: 2 })

const OBLIGATIONS: Law['obligations'] = [
  { id: 'get-permit', text: 'Get the permit', metBy: ['permit'] },
  { id: 'agree', text: 'Agree on terms', metBy: ['permit', 'mat'] },
  { id: 'report', text: 'Report', metBy: [] },
]

/** Most obligations have no conditions of their own. */
const obligations = fc.tuple(
  ...OBLIGATIONS.map((one) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(one) },
      { weight: 1, arbitrary: when.map((boxes) => ({ ...one, when: boxes })) },
    ),
  ),
)

const outcome = (layer: LayerId): fc.Arbitrary<Outcome> =>
  layer === 'scope' ? drawn(layer).map((one) => ({ ...one, claims: claimsOf(one) })) : drawn(layer)

/** Half of the scope rows claim all evidence that they do not prove. */
const claimsOf = ({ obligations, proves }: Outcome) =>
  obligations.includes('report') ? (['permit', 'mat'] as const).filter((paper) => !proves?.includes(paper)) : []

const drawn = (layer: LayerId): fc.Arbitrary<Outcome> =>
  fc.record({
    reason: fc.constant('because'),
    basis: fc.constant([]),
    confidence: fc.constant('high'),
    status: layer === 'house' ? fc.constantFrom('AMBER', 'RED', undefined) : fc.constantFrom(...STATUSES, undefined),
    obligations: fc.subarray(OBLIGATIONS.map(({ id }) => id)),
    locks: fc.subarray(['lock']),
    ...(layer === 'scope' && {
      closes: fc.oneof(fc.constant([]), fc.constant([]), fc.subarray(['provider', 'access', 'user'] as const)),
      ends: fc.constantFrom(true, ...new Array(8).fill(undefined)),
      proves: fc.subarray(['permit', 'mat'] as const),
    }),
  })

export const matrixOf = (layer: LayerId, index: number): fc.Arbitrary<Matrix> => {
  const row = (boxes: fc.Arbitrary<readonly Box[]>): fc.Arbitrary<Omit<Row, 'id'>> =>
    fc.record({
      when: boxes,
      trigger: fc.constantFrom('access', 'use'),
      // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
      then: outcome(layer),
    })
  const rows = fc.tuple(
    fc.array(row(when), { minLength: 1, maxLength: 4 }),
    fc.oneof(fc.constant([]), fc.tuple(row(fc.constant([{}])))),
  )
  return fc
    .record({ rows, covers: fc.oneof(fc.constant({}), boxOver(STATED, 1)) })
    .map(({ rows: [first, last], covers }) => ({
      id: `${layer}-${index}`,
      title: 'A matrix',
      covers,
      rows: [...first, ...last].map((one, i) => ({ ...one, id: `${layer}-${index}-${i}` })),
    }))
}

const layerOf = (layer: LayerId) =>
  fc.oneof(fc.tuple(), fc.tuple(matrixOf(layer, 0)), fc.tuple(matrixOf(layer, 0), matrixOf(layer, 1)))

const table = fc
  .array(
    fc.record({ when: fc.array(boxOver(STATED, 2), { minLength: 1, maxLength: 2 }), value: fc.constantFrom(...PARTY) }),
    {
      maxLength: 2,
    },
  )
  .map((rows) => ({ gives: 'party', rows: [...rows, { when: [{}], value: 'unknown' }] }))

export const someLaw: fc.Arbitrary<Law> = fc.record({
  content: fc.constant([]),
  dimensions: fc.shuffledSubarray(DIMENSIONS, { minLength: DIMENSIONS.length }),
  tables: fc.tuple(table),
  layers: fc.record({
    scope: layerOf('scope'),
    provider: layerOf('provider'),
    user: layerOf('user'),
    house: fc.constant([]),
  }),
  obligations,
  locks: fc.constant([{ id: 'lock', type: 'legal' as const, text: 'Wait' }]),
  documents: fc.constant([]),
})

/** A law with house rules. */
export const someHouse: fc.Arbitrary<Law> = fc
  .tuple(someLaw, matrixOf('house', 0))
  .map(([law, matrix]) => ({ ...law, layers: { ...law.layers, house: [matrix] } }))

const windows: readonly Span[] = [
  WINDOW,
  { from: '2000-01-30', before: '2000-01-31' },
  { from: '2000-01-31', before: '2000-02-02' },
  { from: '2000-02-01', before: '2000-02-03' },
]
const factsBox = boxOver(STATED, STATED.length, windows).map((box) => ({ accessDate: WINDOW, useDate: WINDOW, ...box }))

export const someFacts: fc.Arbitrary<Facts> = fc.record({
  boxes: fc.array(factsBox, { minLength: 1, maxLength: 2 }),
  open: fc.subarray([...STATED]),
})
