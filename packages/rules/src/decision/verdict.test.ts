import { expect, test } from 'vitest'
import type { ExplainedRow, Explanation } from './explain.ts'
import { verdictOf } from './verdict.ts'

const row: ExplainedRow = {
  layer: 'provider',
  matrix: 'access',
  matrixTitle: 'Access',
  row: 'together',
  reason: 'Together with a partner.',
  status: 'AMBER',
  confidence: 'high',
  basis: [],
  fitted: true,
  took: [],
  failedOn: [],
}
const permit: Explanation['obligations'][number] = { id: 'permit', text: 'Get a permit.', met: false }
const decided = { status: 'AMBER', questions: [] } as const
const question = { dimension: 'use', answers: [] }

test('AMBER by one rule with something left to do means conditions', () => {
  expect(verdictOf(decided, { deciding: row, obligations: [permit] })).toBe('CONDITIONS')
})

test.each([
  ['no rule gives it', decided, { deciding: null, obligations: [permit] }],
  ['a GREEN rule is too old', decided, { deciding: { ...row, status: 'GREEN' as const }, obligations: [permit] }],
  ['the rule depends on what is open', decided, { deciding: { ...row, dependsOn: ['use'] }, obligations: [permit] }],
  [
    'the rule is of low confidence',
    decided,
    { deciding: { ...row, confidence: 'low' as const }, obligations: [permit] },
  ],
  ['an open answer moves the colour', { ...decided, questions: [question] }, { deciding: row, obligations: [permit] }],
  ['too much is open', { ...decided, tooOpen: true as const }, { deciding: row, obligations: [permit] }],
  ['nothing is left to do', decided, { deciding: row, obligations: [{ ...permit, met: true }] }],
])('AMBER means that nobody can tell yet where %s', (_, decision, explanation) => {
  expect(verdictOf(decision, explanation)).toBe('UNCLEAR')
})

test.each(['GREEN', 'RED'] as const)('%s has one meaning', (status) => {
  expect(verdictOf({ ...decided, status }, { deciding: null, obligations: [] })).toBe(status)
})
