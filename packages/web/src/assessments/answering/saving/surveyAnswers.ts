import type { Answers, AssessmentAnswer } from '@portal/contract'

/** What the server keeps as answers, by question; a question without a value was not answered yet. */
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
