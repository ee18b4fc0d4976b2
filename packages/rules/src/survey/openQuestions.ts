import type { Condition, QuestionState, SurveyState } from './model.ts'
import { CONFIRM } from './questions.ts'

/**
 * The required questions without an answer, except the final confirmation. In the place of a question that is not asked
 * yet stands the one on which it hangs.
 */
export function openQuestions({ pages }: Pick<SurveyState, 'pages'>): QuestionState[] {
  const questions = new Map(pages.flatMap((page) => page.questions).map((one) => [one.question.id, one]))
  const isUnanswered = (id: string) => questions.get(id)?.value === undefined
  const open = [...questions.values()].filter(({ missing, question }) => missing && question.id !== CONFIRM)
  return [...new Set(open.map((one) => questions.get(openQuestionBefore(one, isUnanswered) ?? '') ?? one))]
}

/** The question on whose "I don't know" or skip this one hangs, while it is not answered in any way. */
export function openQuestionBefore(
  { question: { shownWhen }, value }: QuestionState,
  isOpen: (question: string) => boolean,
): string | undefined {
  return value !== undefined || shownWhen === undefined ? undefined : waitsFor(shownWhen, isOpen)
}

function waitsFor(condition: Condition, isOpen: (question: string) => boolean): string | undefined {
  if ('answered' in condition) return !condition.answered && isOpen(condition.q) ? condition.q : undefined
  if (!('all' in condition)) return undefined
  return condition.all.map((one) => waitsFor(one, isOpen)).find((question) => question !== undefined)
}
