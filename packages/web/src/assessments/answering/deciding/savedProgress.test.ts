import type { Answers } from '@portal/contract'
import { normaliseAnswers, surveyState } from '@portal/rules'
import { expect, test } from 'vitest'
import { liveLaw } from '../../../shared/law/liveLaw.ts'
import { assessmentWith, datedContent } from '../../../shared/testing/partnerContent.ts'
import { savedProgress } from './savedProgress.ts'

test('equals the progress that the engine computes from the same answers', () => {
  const { context } = liveLaw(datedContent, undefined)
  const cases: Answers[] = [{}, { partner: 'no' }, { partner: 'yes', border: 'no' }]
  for (const answers of cases) {
    const { decidable: _, facts: __, ...state } = surveyState(context, normaliseAnswers(context, answers))
    const { facts: unknown, ...stored } = savedProgress(datedContent, assessmentWith(answers))
    expect(stored).toEqual(state)
    expect(unknown.boxes).toEqual([])
  }
})
