import { describe, expect, test } from 'vitest'
import { type Box, compile, decide, explain, type Law, type Outcome } from '../index.ts'

const outcome = (reason: string, obligation: string): Outcome => ({
  reason,
  basis: [],
  confidence: 'high',
  status: 'GREEN',
  obligations: [obligation],
  locks: [],
})
const row = (id: string, when: Box) => ({
  id,
  when: [when],
  // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
  then: outcome(`because of ${id}`, `duty-${id}`),
})

/** Both rows are GREEN, and it depends on an open fact without a question which of them decides. */
const law: Law = {
  content: [],
  dimensions: [
    { id: 'bred', values: ['yes', 'no'], changeable: false, usual: 'no' },
    { id: 'use', values: ['research', 'storage'], changeable: true },
  ],
  tables: [],
  layers: {
    scope: [],
    provider: [{ id: 'main', title: 'Main', rows: [row('breeders', { bred: ['yes'] }), row('otherwise', {})] }],
    user: [],
    house: [],
  },
  obligations: ['breeders', 'otherwise'].map((id) => ({ id: `duty-${id}`, text: 'Do it', metBy: [] })),
  locks: [],
  documents: [],
}
const decided = (box: Box, open: string[]) => decide(compile(law), { boxes: [box], open })

describe('the deciding row', () => {
  test('is the one that decides all of the facts', () => {
    const { deciding } = decided({ bred: ['yes'], use: ['research'] }, [])
    expect(deciding).toEqual([{ layer: 'provider', matrix: 'main', row: 'breeders', dependsOn: [] }])
  })

  test('is listed with the others that decide a part and the dimensions on which that depends, the ordinary case first', () => {
    const decision = decided({ use: ['research'] }, ['bred'])
    expect(decision.questions).toEqual([])
    expect(decision.deciding?.map(({ row: id, dependsOn }) => [id, dependsOn])).toEqual([
      ['otherwise', ['bred']],
      ['breeders', ['bred']],
    ])
    const { deciding, sharing } = explain(law, decision)
    expect(deciding).toMatchObject({ reason: 'because of otherwise', dependsOn: ['bred'] })
    expect(sharing).toMatchObject([{ reason: 'because of breeders', dependsOn: ['bred'] }])
  })

  test('imposes an obligation without a condition in the ordinary case; others come last, with what they depend on', () => {
    const decision = decided({ use: ['research'] }, ['bred'])
    expect(decision.obligations).toEqual([
      { id: 'duty-otherwise', met: false, only: [{ bred: ['no'] }], usual: true },
      { id: 'duty-breeders', met: false, only: [{ bred: ['yes'] }], dependsOn: ['bred'] },
    ])
    const { obligations } = explain(law, decision)
    expect(obligations.map(({ only }) => only)).toEqual([undefined, [{ bred: ['yes'] }]])
  })
})
