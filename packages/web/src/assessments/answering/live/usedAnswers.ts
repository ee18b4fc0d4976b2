import type { Answers } from '@portal/contract'
import { type AnswerError, checkAnswers, type SurveyContext, type SurveyState } from '@portal/rules'
import { CONFIRM } from '../confirmQuestion.ts'

/** The answers that are asked for: kept ones of another country or organism would be refused. Nothing is confirmed. */
export function usedAnswers({ pages, notUsed }: SurveyState): Answers {
  const asked = pages.flatMap(({ questions }) => questions.filter(({ active }) => active))
  return Object.fromEntries(
    asked.flatMap(({ question: { id }, value }) =>
      value === undefined || id === CONFIRM || notUsed.includes(id) ? [] : [[id, value]],
    ),
  ) as Answers
}

/** Why the server would not take these answers together (a use before the access); null: it would. */
export const refusalOf = (context: SurveyContext, state: SurveyState): AnswerError | null =>
  checkAnswers(context, {}, usedAnswers(state))[0] ?? null
