import type { Answers, AssessmentAnswer, SurveyContent } from '@portal/contract'
import { normaliseAnswers, surveyState } from '@portal/rules'
import { liveLaw } from '../law/liveLaw.ts'

/** The questionnaire with these answers as the server sends it, for a place where no country adds questions. */
export function presentSurvey(content: SurveyContent, answers: Answers): AssessmentAnswer['survey'] {
  const { context } = liveLaw(content, undefined)
  const { pages, sections, notUsed, canComplete } = surveyState(context, normaliseAnswers(context, answers))
  const numbers = new Map(sections.map(({ id }, index) => [id, index + 1]))
  const presented = pages.map(({ number, section, title, active, questions }) => [
    String(number),
    {
      num_section: numbers.get(section) ?? 0,
      title,
      active,
      questions: questions.map(({ question: { id, label }, value, ...rest }) => ({
        id,
        title: label,
        active: rest.active,
        required: rest.required,
        missing: rest.missing,
        ...(value !== undefined && { value: value as Answers[string] }),
      })),
    },
  ])
  return {
    pages: Object.fromEntries(presented),
    sections: sections.map((section) => ({ ...section, pages: [...section.pages] })),
    notUsed: [...notUsed],
    canComplete,
  }
}
