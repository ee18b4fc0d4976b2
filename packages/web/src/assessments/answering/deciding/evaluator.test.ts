import type { CountryLaw } from '@portal/contract'
import { expect, test, vi } from 'vitest'
import { datedContent } from '../../../shared/testing/partnerContent.ts'
import { createEvaluator, type ResultPart } from './evaluator.ts'

const { dimensions: _, layers: __, ...part } = datedContent.law
const country = { law: { ...part, layers: {}, dimensions: [], obligations: [], locks: [] } } as unknown as CountryLaw
const law = { content: datedContent, country }

test.each([
  ['yes', [{ from: null, before: '2025-01-01', status: 'RED', possible: ['AMBER', 'RED'] }]],
  ['no', [{ from: null, before: '2025-01-01', status: 'RED' }]],
])('the line with the partner "%s" has all colours that the open questions leave possible', async (partner, first) => {
  const parts: ResultPart[] = []
  createEvaluator().evaluate({ law, answers: { partner }, day: '2026-01-01' }, (part) => parts.push(part))
  const line = [...first, { from: '2025-01-01', before: null, status: 'AMBER' }]
  await vi.waitFor(() => expect(parts.at(-1)).toMatchObject({ line }))
})
