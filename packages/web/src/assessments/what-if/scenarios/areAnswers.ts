import type { Answers, SurveyContent } from '@portal/contract'
import { checkAnswers } from '@portal/rules'
import { liveLaw } from '../../../shared/law/useLaw.ts'

const CONDITION = new Set<unknown>(['yes', 'no', 'unknown', null])

/**
 * Whether a change from elsewhere consists of answers to the questionnaire. What only one country asks or names (its
 * conditions and regions) is judged by its form: that country's law is read later.
 */
export function areAnswers(content: SurveyContent, changes: Answers): boolean {
  const { context } = liveLaw(content, undefined)
  const questions = content.survey.sections.flatMap(({ pages }) => pages.flatMap((page) => page.questions))
  return Object.entries(changes).every(([id, answer]) => {
    const question = questions.find((one) => one.id === id)
    if (!question) return CONDITION.has(answer)
    if (question.type === 'region') return answer === null || typeof answer === 'string'
    return checkAnswers(context, {}, { [id]: answer }).length === 0
  })
}
