import type { Answers } from '@portal/contract'
import { normaliseAnswers, surveyState } from '@portal/rules'
import { expect, test } from 'vitest'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { assessmentWith, datedContent } from '../../shared/testing/partnerContent.ts'
import { storedProgress, surveyProgress } from './surveyProgress.ts'

test('equals the progress that the engine computes from the same answers', () => {
  const { context } = liveLaw(datedContent, undefined)
  const law = { content: datedContent, country: undefined }
  const cases: Answers[] = [{}, { partner: 'no' }, { partner: 'yes', border: 'no' }]
  for (const answers of cases) {
    const computed = surveyState(context, normaliseAnswers(context, answers))
    const { decidable: _, facts: __, ...state } = computed
    expect(surveyProgress(law, assessmentWith(answers).survey)).toEqual(state)
    expect(surveyProgress(law, storedProgress(computed))).toEqual(state)
  }
})

test('sections are titled in the language of the questionnaire, whatever the language of the stored state', () => {
  const [first, ...others] = datedContent.survey.sections
  if (!first) throw new Error('The questionnaire has no sections.')
  const survey = { ...datedContent.survey, sections: [{ ...first, title: 'Ressource génétique' }, ...others] }
  const progress = surveyProgress({ content: { survey }, country: undefined }, assessmentWith({}).survey)

  expect(progress.sections[0]?.title).toBe('Ressource génétique')
})
