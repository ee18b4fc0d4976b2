import { describe, expect, test } from 'vitest'
import { type Confidence, compile, decide, joinLaw, type Law, type Obligation, type Outcome } from '../../index.ts'
import { amberOf, confidenceOf, verdictOf } from './verdict.ts'

const then = (outcome: Partial<Outcome>): Outcome => ({
  reason: 'because',
  basis: [],
  confidence: 'high',
  obligations: [],
  locks: [],
  ...outcome,
})
const duty = (id: string, kind?: Obligation['kind']): Obligation => ({
  id,
  text: id,
  ...(kind && { kind }),
  metBy: [],
})

/** A law with an AMBER row for wild plants, an AMBER row for crops and a row for the place of use. */
function lawOf(wild: Partial<Outcome>, crop: Partial<Outcome> = {}, user: Partial<Outcome> = {}): Law {
  return joinLaw([
    {
      content: { id: 'xx', version: 1, sha256: 'none' },
      dimensions: [{ id: 'crop', values: ['yes', 'no'], changeable: false, usual: 'no' }],
      tables: [],
      layers: {
        scope: [],
        provider: [
          {
            id: 'main',
            title: 'Main',
            rows: [
              // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
              { id: 'crop', when: [{ crop: ['yes'] }], then: then({ status: 'AMBER', ...crop }) },
              // biome-ignore lint/suspicious/noThenProperty: as above.
              { id: 'wild', when: [{}], then: then({ status: 'AMBER', ...wild }) },
            ],
          },
        ],
        // biome-ignore lint/suspicious/noThenProperty: as above.
        user: [{ id: 'use', title: 'Use', rows: [{ id: 'use', when: [{}], then: then(user) }] }],
      },
      obligations: [duty('permit'), duty('record', 'keep_on_file'), duty('ask', 'ask_first'), duty('later', 'only_if')],
      locks: [],
      documents: [],
    },
  ])
}

const DAYS = { accessDate: { from: '2019-03-10', before: '2019-03-11' }, useDate: { from: '2026-12-01' } }
function amberIn(law: Law, crop?: 'yes' | 'no') {
  const facts = { boxes: [{ ...DAYS, ...(crop && { crop: [crop] }) }], open: crop ? [] : ['crop'] }
  return amberOf(law, decide(compile(law), facts))
}

const PERMIT = { obligations: ['permit'] }
const ASK = { obligations: ['permit', 'ask'] }

test('AMBER means conditions if its rule says what to do', () => {
  expect(amberIn(lawOf(PERMIT), 'no')).toBe('CONDITIONS')
  expect(amberIn(lawOf({ obligations: ['record'] }), 'no')).toBe('CONDITIONS')
})

test.each([
  ['leaves nothing to do', {}],
  ['sends the user to ask', ASK],
  ['speaks only of what may come', { obligations: ['later'] }],
  ['is of low confidence', { ...PERMIT, confidence: 'low' }],
] as const)('AMBER is unclear if its rule %s', (_, wild) => {
  expect(amberIn(lawOf(wild), 'no')).toBe('UNCLEAR')
})

test('an open fact without a question counts as usual, a stated fact as stated', () => {
  const law = lawOf(PERMIT, ASK)
  expect(amberIn(law)).toBe('CONDITIONS')
  expect(amberIn(law, 'yes')).toBe('UNCLEAR')
  expect(amberIn(lawOf(ASK, PERMIT))).toBe('UNCLEAR')
})

test('a rule of the place of use counts only if no other layer gives the colour', () => {
  const asking = { status: 'AMBER', ...ASK } as const
  expect(amberIn(lawOf(PERMIT, {}, asking), 'no')).toBe('CONDITIONS')
  expect(amberIn(lawOf({ status: 'GREEN' }, {}, asking), 'no')).toBe('UNCLEAR')
  expect(amberIn(lawOf({ status: 'GREEN' }, {}, { status: 'AMBER', ...PERMIT }), 'no')).toBe('CONDITIONS')
})

test('AMBER is unclear if an open answer changes the colour', () => {
  expect(amberIn(lawOf(PERMIT, { status: 'GREEN' }))).toBe('UNCLEAR')
})

test('GREEN and RED have one meaning, and AMBER that does not come from a rule is unclear', () => {
  expect(verdictOf({ status: 'GREEN' }, { amber: 'CONDITIONS' })).toBe('GREEN')
  expect(verdictOf({ status: 'RED' }, {})).toBe('RED')
  expect(verdictOf({ status: 'AMBER' }, {})).toBe('UNCLEAR')
  expect(verdictOf({ status: 'AMBER' }, { amber: 'CONDITIONS' })).toBe('CONDITIONS')
})

describe('the confidence of a verdict', () => {
  const row = (confidence: Confidence) => ({ confidence })

  test.each([
    { status: 'RED', deciding: row('high'), sharing: [row('low'), row('medium')], is: 'low' },
    { status: 'RED', deciding: row('medium'), is: 'medium' },
    { status: 'AMBER', amber: 'CONDITIONS', deciding: row('high'), is: 'high' },
    { status: 'AMBER', amber: 'UNCLEAR', deciding: row('high'), is: undefined },
    { status: 'AMBER', deciding: null, is: undefined },
  ] as const)('$status $amber decided by $deciding.confidence and $sharing is $is', ({ status, is, ...rows }) => {
    expect(confidenceOf({ status }, rows)).toBe(is)
  })
})
