import { expect, test } from 'vitest'
import { type LawSource, versionsOf } from '../../shared/law/lawSource.ts'
import { datedContent, datedLaw as law } from '../../shared/testing/partnerContent.ts'
import { createEvaluator } from './evaluator.ts'

const DAY = '2026-01-01'

test.each([
  ['yes', [{ from: null, before: '2025-01-01', status: 'RED', possible: ['AMBER', 'RED'] }]],
  ['no', [{ from: null, before: '2025-01-01', status: 'RED' }]],
])('the line with the partner "%s" has all colours that the open questions leave possible', (partner, first) => {
  const evaluator = createEvaluator()
  evaluator.addLaw(law)
  const line = [...first, { from: '2025-01-01', before: null, status: 'AMBER' }]
  expect(evaluator.evaluate(versionsOf(law), { partner }, DAY)).toMatchObject({ line })
})

test('a law that was never sent, or was long ago, is asked for', () => {
  const evaluator = createEvaluator()
  const inVersion = (version: number): LawSource => ({ ...law, content: { ...datedContent, version } })
  const isMissed = (version: number) => evaluator.evaluate(versionsOf(inVersion(version)), {}, DAY) === null
  expect(isMissed(1)).toBe(true)
  for (const version of [1, 2, 3, 4, 5]) evaluator.addLaw(inVersion(version))
  expect([1, 2, 5].map(isMissed)).toEqual([true, false, false])
})

test('house rules of the account darken what the law leaves brighter', () => {
  const evaluator = createEvaluator()
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  const row = (id: string, when: object, then: object) => ({ id, when: [when], then: { ...NOTHING, ...then } })
  const rows = [row('zz-no', { partner: ['yes'] }, { status: 'RED', reason: 'Not here.' }), row('zz-otherwise', {}, {})]
  const house = {
    content: { id: 'house-a', version: 1, sha256: 'b' },
    dimensions: [],
    tables: [],
    layers: { house: [{ id: 'zz-rules', title: 'House rules', rows }] },
    obligations: [],
    locks: [],
    documents: [],
  } as unknown as LawSource['house']
  const withHouse = { ...law, house }
  evaluator.addLaw(withHouse)
  const evaluated = evaluator.evaluate(versionsOf(withHouse), { partner: 'yes', border: 'no' }, DAY)
  expect(evaluated?.summary).toMatchObject({ status: 'RED', deciding: { reason: 'Not here.' } })
})

const NOTHING = { reason: 'Nothing.', basis: [], confidence: 'high', obligations: [], locks: [] }
