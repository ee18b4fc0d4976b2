import type { Answers } from '@portal/contract'
import { normaliseAnswers, surveyState } from '@portal/rules'
import { expect, test } from 'vitest'
import { liveLaw } from '../../../shared/law/liveLaw.ts'
import { assessmentWith, datedContent } from '../../../shared/testing/partnerContent.ts'
import { storedStanding } from './storedStanding.ts'

test('stands as the engine says of the same answers, without reading the law', () => {
  const { context } = liveLaw(datedContent, undefined)
  const cases: Answers[] = [{}, { partner: 'no' }, { partner: 'yes', border: 'no' }]
  for (const answers of cases) {
    const { decidable: _, facts: __, ...state } = surveyState(context, normaliseAnswers(context, answers))
    const { facts: unknown, ...stored } = storedStanding(datedContent, assessmentWith(answers))
    expect(stored).toEqual(state)
    expect(unknown.boxes).toEqual([])
  }
})
