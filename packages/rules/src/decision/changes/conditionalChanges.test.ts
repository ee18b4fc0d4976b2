import { describe, expect, test } from 'vitest'
import { type Box, compile, type Dimension, decide, type Law } from '../../index.ts'

const conditions: readonly Dimension[] = [
  { id: 'w', values: ['x', 'y', 'z'], changeable: false },
  { id: 'v', values: ['x', 'y'], changeable: false },
]
const asked: Dimension = { id: 'use', values: ['now', 'one', 'two', 'three'], changeable: true }
const partners: readonly Dimension[] = ['a', 'b'].map((id) => ({ id, values: ['yes', 'no'], changeable: true }))
const project: Dimension = { id: 'project', values: ['old', 'new'], changeable: true, changesAlone: true }
const certificate: Dimension = {
  id: 'certificate',
  values: ['yes', 'no'],
  changeable: ['yes'],
  changeableIn: { w: ['x'] },
}
const paper: Dimension = { id: 'paper', values: ['yes', 'no'], changeable: ['yes'] }
const plain = { reason: 'because', basis: [], confidence: 'high', obligations: [], locks: [] } as const

/** A law that is RED except in these boxes, where it is AMBER. */
const lawOf = (light: readonly Box[]): Law => ({
  content: [],
  dimensions: [...conditions, ...partners, asked, paper, project, certificate],
  tables: [],
  layers: {
    scope: [],
    provider: [
      {
        id: 'main',
        title: 'Main',
        rows: [
          // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
          { id: 'light', when: light, then: { ...plain, status: 'AMBER' } },
          // biome-ignore lint/suspicious/noThenProperty: as above.
          { id: 'dark', when: [{}], then: { ...plain, status: 'RED' } },
        ],
      },
    ],
    user: [],
    house: [],
  },
  obligations: [],
  locks: [],
  documents: [],
})

/** The present facts, with open conditions except for `z`, which is known to be false. */
const facts = {
  boxes: [{ use: ['now'], a: ['no'], b: ['no'], w: ['x', 'y'], v: ['x', 'y'] }],
  open: ['w', 'v'],
}
const changesUnder = (light: readonly Box[], more: Box = {}) => {
  const boxes = facts.boxes.map((box) => ({ ...box, ...more }))
  return decide(compile(lawOf(light)), { ...facts, boxes }).changes
}

describe('a fact that can change in one direction only', () => {
  test('is never changed in the other direction, with or without conditions', () => {
    const light: Box[] = [{ paper: ['no'] }, { paper: ['no'], w: ['y'] }, { use: ['one'], a: ['yes'] }]
    expect(changesUnder(light, { paper: ['yes'] })).toEqual([{ set: { use: ['one'], a: ['yes'] }, status: 'AMBER' }])
    expect(changesUnder([{ paper: ['no'], w: ['y'] }], { paper: ['yes'] })).toEqual([])
  })

  test('is changed in this direction', () => {
    expect(changesUnder([{ paper: ['yes'] }], { paper: ['no'] })).toEqual([
      { set: { paper: ['yes'] }, status: 'AMBER' },
    ])
  })
})

describe('a conditional change', () => {
  test('names only values that the open fact can have', () => {
    const changes = changesUnder([{ a: ['yes'], w: ['y', 'z'] }])
    expect(changes).toEqual([{ set: { a: ['yes'] }, when: { w: ['y'] }, status: 'AMBER' }])
  })

  test('is not offered if its conditions alone lead to the colour, even if a part of the change would prevent that', () => {
    const met = { w: ['y'], v: ['y'] }
    const changes = changesUnder([
      { ...met, a: ['no'], b: ['no'] },
      { ...met, a: ['yes'], b: ['yes'] },
    ])
    expect(changes).toEqual([])
  })

  test('has its own conditions, whatever the conditions for other values of the same fact', () => {
    const changes = changesUnder([
      { use: ['one'], w: ['y'] },
      { use: ['two'], w: ['y'], v: ['x'] },
      { use: ['three'], w: ['y'], v: ['y'] },
    ])
    expect(changes).toEqual([{ set: { use: ['one'] }, when: { w: ['y'] }, status: 'AMBER' }])
  })

  test('is not offered if an unconditional change of the same fact is as good', () => {
    const changes = changesUnder([{ use: ['one'] }, { use: ['two'], w: ['y'] }])
    expect(changes).toEqual([{ set: { use: ['one'] }, status: 'AMBER' }])
  })
})

test('a fact that only changes alone is offered alone and never together with others', () => {
  const old = { project: ['old'] }
  expect(changesUnder([{ project: ['new'] }], old)).toEqual([{ set: { project: ['new'] }, status: 'AMBER' }])
  expect(changesUnder([{ project: ['new'], a: ['yes'] }], old)).toEqual([])
})

test('a fact that is changeable only within a box is offered only there', () => {
  const light: Box[] = [{ certificate: ['yes'] }]
  const offer = [{ set: { certificate: ['yes'] }, status: 'AMBER' }]
  expect(changesUnder(light, { certificate: ['no'], w: ['x'] })).toEqual(offer)
  expect(changesUnder(light, { certificate: ['no'], w: ['x', 'y'] })).toEqual([])
})

test('the changes of a case do not depend on the cases decided before it under the same law', () => {
  const light: Box[] = [
    { use: ['one'], w: ['x'] },
    { use: ['two'], v: ['y'] },
    { a: ['yes'], w: ['y'] },
  ]
  const law = lawOf(light)
  const shared = compile(law)
  const more = [{}, { w: ['x'] }, { v: ['x'] }, { use: ['three'] }, { b: ['yes'] }] as Box[]
  const changesBy = (own: Box, compiled = shared) =>
    decide(compiled, { ...facts, boxes: facts.boxes.map((box) => ({ ...box, ...own })) }).changes
  const each = more.map((own) => changesBy(own, compile(law)))
  expect(new Set(each.map((changes) => JSON.stringify(changes))).size).toBeGreaterThan(2)
  for (const _ of ['first', 'again']) expect(more.map((own) => changesBy(own))).toEqual(each)
})
