import type { Answers } from '@portal/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assessmentWith, datedContent } from '../../../shared/testing/partnerContent.ts'
import { createEvaluator } from './evaluator.ts'
import { useDisplayedDecision } from './useDisplayedDecision.ts'
import { createEvaluations } from './useEvaluations.ts'

const content = datedContent
const law = { content, country: undefined }
const evaluations = createEvaluations()
const { evaluate } = createEvaluator()

function request(answers: Answers) {
  const input = { law, answers, day: '2026-01-01' }
  act(() => evaluations.expect(input))
  return { answer: () => act(() => evaluate(input, (part) => act(() => evaluations.add(part, input)))) }
}

test('shows the colour of new answers before its summary, and none while they wait too long for their evaluation', async () => {
  const red: Answers = { partner: 'no' }
  const amber: Answers = { partner: 'yes', border: 'no' }
  const { assessment } = assessmentWith({})
  const form = { content, assessment, present: {}, isUnsaved: true, evaluations }
  const { result } = renderHook(() => useDisplayedDecision(form))
  request(red).answer()
  expect(result.current).toMatchObject({ status: 'RED', summary: null, origin: 'live' })
  await waitFor(() => expect(result.current.summary).toMatchObject({ status: 'RED', duties: ['permit'] }))

  const { answer } = request(amber)
  await waitFor(() => expect(result.current).toMatchObject({ status: null, summary: null, origin: 'pending' }))
  answer()
  expect(result.current).toMatchObject({ status: 'AMBER', summary: null, origin: 'live' })
})
