import type { Value } from '../law/model.ts'
import type { Answers, Question, QuestionId, SurveyContext } from './model.ts'
import { allowsUnknown, UNKNOWN, valuesOf } from './questions.ts'
import { dateOf } from './span.ts'
import { visibleLength } from './visibleLength.ts'

/** The question was not asked, or was optional and left empty. */
export const NONE = 'none'

/** The possible values of an answer (empty: none); `open`: one of these, not known which. */
export type Reading = { readonly values: readonly Value[]; readonly open: boolean }
export type Readings = ReadonlyMap<QuestionId, Reading>

export const known = (values: readonly Value[]): Reading => ({ values, open: false })
export const oneOf = (values: readonly Value[]): Reading => ({ values, open: values.length > 1 })

/** The answer as values, empty without one; what no longer can be answered (another country's region) is no answer. */
export function answerTo(context: SurveyContext, question: Question, answers: Answers): readonly Value[] {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : null
  if (answer === null || answer === undefined) return []
  if (typeof answer === 'boolean') return question.type === 'boolean' ? [answer ? 'yes' : 'no'] : []
  const given = typeof answer === 'string' ? [answer] : answer
  return given.filter((value) => isPossible(context, question, value))
}

function isPossible(context: SurveyContext, question: Question, value: Value): boolean {
  if (value === UNKNOWN && allowsUnknown(question)) return true
  if (question.type === 'date') return dateOf(value) !== undefined
  return valuesOf(context, question)?.includes(value) ?? isLongEnough(question, value)
}

/** Long enough to be an answer; an empty text never is. */
export const isLongEnough = ({ minLength = 1 }: Question, text: string): boolean => visibleLength(text) >= minLength

/** All that could be chosen, "I don't know" included; of text and dates no more than that. */
export function anyAnswer(context: SurveyContext, question: Question): readonly Value[] {
  const values = valuesOf(context, question) ?? []
  return allowsUnknown(question) && !values.includes(UNKNOWN) ? [...values, UNKNOWN] : values
}
