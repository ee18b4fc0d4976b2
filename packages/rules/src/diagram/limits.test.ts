import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analyseLaw,
  type Box,
  canChange,
  compile,
  decide,
  type Facts,
  type Law,
  possibleColours,
  statusOf,
} from '../index.ts'

const plain = { reason: 'because', basis: [], confidence: 'high', obligations: [], locks: [] } as const
const AXES = Array.from({ length: 40 }, (_, i) => `d${i}`)
const VALUES = ['a', 'b', 'c']

/** A law with 40 dimensions and random rows with three tests each, far more complex than any actual law. */
function lawOf(rows: readonly Box[], values: readonly string[] = VALUES, id = 'main'): Law {
  const row = (when: Box, i: number) => ({
    id: `${id}-${i}`,
    when: [when],
    // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
    then: { ...plain, status: (['GREEN', 'AMBER', 'RED'] as const)[i % 3] as 'GREEN' },
  })
  const provider = [{ id, title: 'Main', rows: [...rows, {}].map(row) }]
  return {
    content: [],
    dimensions: AXES.map((id) => ({ id, values, changeable: false })),
    tables: [],
    layers: { scope: [], provider, user: [], house: [] },
    obligations: [],
    locks: [],
    documents: [],
  }
}

const someRows = (count: number, seed = 7): Box[] => {
  const test = fc.tuple(fc.constantFrom(...AXES), fc.subarray(VALUES, { minLength: 1, maxLength: 2 }))
  return fc.sample(
    fc.array(test, { minLength: 3, maxLength: 3 }).map((tests) => Object.fromEntries(tests)),
    { numRuns: count, seed },
  )
}
const open: Facts = { boxes: [{}], open: AXES }

describe('a law that exceeds the limit on nodes', () => {
  const law = lawOf(someRows(100))
  const compiled = compile(law)

  test('has the worst colour of its rows, AMBER at best, and decisions that say so', () => {
    expect(decide(compiled, open)).toMatchObject({ status: 'RED', tooOpen: true, cells: [], questions: [] })
    const known = { boxes: [Object.fromEntries(AXES.map((id) => [id, ['a']]))], open: [] }
    expect(['AMBER', 'RED']).toContain(statusOf(compiled, known).status)
    expect(canChange(compiled, open, 'd0')).toBe(false)
  })

  test('cannot be published', () => {
    expect(analyseLaw(compiled)).toEqual([{ kind: 'tooLarge', matrix: 'main' }])
  })
})

describe('facts that exceed the limit under a law that does not', () => {
  const matrices = Array.from({ length: 4 }, (_, i) => lawOf(someRows(10, i + 1), VALUES, `m${i}`))
  const [law] = matrices as [Law]
  const provider = matrices.flatMap(({ layers }) => layers.provider)
  const compiled = compile({
    ...law,
    layers: { ...law.layers, provider },
    dimensions: law.dimensions.map((one, at) => ({ ...one, changeable: at % 3 === 0 })),
  })
  const facts = { boxes: [{}], open: AXES.filter((_, i) => i % 3 !== 0) }

  test('have the worst colour of the rows, which is among the possible colours', () => {
    expect(analyseLaw(compiled)).not.toContainEqual(expect.objectContaining({ kind: 'tooLarge' }))
    const decision = decide(compiled, facts)
    expect(decision).toMatchObject({ tooOpen: true, status: 'RED', changes: [] })
    expect(possibleColours(compiled, facts)).toContain(statusOf(compiled, facts).status)
  })
})

test('a dimension of 500 values has only as many classes as rows distinguish', () => {
  const values = Array.from({ length: 500 }, (_, i) => `v${i}`)
  const compiled = compile(lawOf([{ d0: values.slice(0, 250) }, { d1: values.slice(100, 400), d0: ['v300'] }], values))
  const facts = (value: string): Facts => ({
    boxes: [{ ...Object.fromEntries(AXES.map((id) => [id, ['v0']])), d0: [value] }],
    open: [],
  })
  expect([facts('v10'), facts('v300'), facts('v499')].map((one) => statusOf(compiled, one).status)).toEqual([
    'GREEN',
    'RED',
    'RED',
  ])
})

test('facts of 50 boxes have the worst colour of all boxes', () => {
  const compiled = compile(lawOf(someRows(12)))
  const boxes = someRows(50)
  const each = boxes.map((box) => statusOf(compiled, { boxes: [box], open: [] }).status)
  const rank = ['GREEN', 'AMBER', 'RED'] as const
  const worst = rank.findLast((status) => each.includes(status))
  expect(decide(compiled, { boxes, open: [] }).status).toBe(worst)
})

test('contradictory facts are AMBER without a row, also in a dimension that no row reads', () => {
  const compiled = compile(lawOf([{ d0: ['a'] }, { d1: ['a'] }]))
  const known = Object.fromEntries(AXES.map((id) => [id, ['a']]))
  expect(statusOf(compiled, { boxes: [known], open: [] }).status).toBe('GREEN')
  const impossible: Box[] = [{ d0: [] }, { d0: ['x'] }, { d39: [] }, { d39: ['x'] }]
  for (const box of impossible) {
    const facts = { boxes: [{ ...known, ...box }], open: [] }
    expect(decide(compiled, facts)).toMatchObject({ status: 'AMBER', cells: [], obligations: [] })
    expect(statusOf(compiled, facts)).toEqual({
      status: 'AMBER',
      lights: { scope: 'closed', provider: 'closed', user: 'closed' },
    })
  }
})

test('with everything open, no case is worse than the decision, which has at most eight boxes for each row', () => {
  const compiled = compile(lawOf(someRows(12)))
  const decision = decide(compiled, open)
  expect(decision.tooOpen).toBeUndefined()
  const rank = ['GREEN', 'AMBER', 'RED']
  const points = fc.sample(fc.record(Object.fromEntries(AXES.map((id) => [id, fc.constantFrom(...VALUES)]))), 200)
  const worst = points.map((point) => {
    const box = Object.fromEntries(Object.entries(point).map(([id, value]) => [id, [value]]))
    return rank.indexOf(statusOf(compiled, { boxes: [box], open: [] }).status)
  })
  expect(rank.indexOf(decision.status)).toBeGreaterThanOrEqual(Math.max(...worst))
  for (const { row } of decision.cells)
    expect(decision.cells.filter((cell) => cell.row === row).length).toBeLessThanOrEqual(8)
})
