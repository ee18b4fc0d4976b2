import type { Answers, AssessmentAnswer } from '@portal/contract'
import type { SurveyState } from '@portal/rules'

/** The saved answers by question; a question without a value was not answered yet. */
export function surveyAnswers(survey: AssessmentAnswer['survey']): Answers {
  const questions = Object.values(survey.pages).flatMap((page) => page.questions)
  return Object.fromEntries(questions.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])))
}

/** The saved answers with what was typed since. Any other change takes the confirmation back, as on the server. */
export function withDraft(saved: Answers, draft: Answers): Answers {
  const { confirm, ...rest } = saved
  const kept = Object.keys(draft).length === 0 && confirm !== undefined
  return { ...rest, ...(kept && { confirm }), ...draft }
}

/** The questions of a draft that the survey answers otherwise. */
export function differing(draft: Answers, survey: AssessmentAnswer['survey']): string[] {
  const saved = surveyAnswers(survey)
  return Object.keys(draft).filter((id) => JSON.stringify(draft[id] ?? null) !== JSON.stringify(saved[id] ?? null))
}

/** The answers that are asked for: kept ones of another country or organism would be refused. Nothing is confirmed. */
export function usedAnswers({ pages, notUsed }: Pick<SurveyState, 'pages' | 'notUsed'>): Answers {
  const asked = pages.flatMap(({ questions }) => questions.filter(({ active }) => active))
  return Object.fromEntries(
    asked.flatMap(({ question: { id }, value }) =>
      value === undefined || id === CONFIRM || notUsed.includes(id) ? [] : [[id, value]],
    ),
  ) as Answers
}

/** The question whose tick completes an assessment; it stands on the review page. */
export const CONFIRM = 'confirm'
