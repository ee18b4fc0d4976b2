import type { Value } from '../law/model.ts'
import type { Answers, Question, QuestionId, SurveyContext } from './model.ts'
import { allowsUnknown, UNKNOWN, valuesOf } from './questions.ts'
import { dateOf } from './span.ts'
import { visibleLength } from './visibleLength.ts'

/** The value of a question that is not shown, or is optional and empty. */
export const NONE = 'none'

/** The values of an answer, none if it has none. `open`: it is one of these, unknown which; else it is all of them. */
export type Reading = { readonly values: readonly Value[]; readonly open: boolean }
export type Readings = ReadonlyMap<QuestionId, Reading>

/** An answer with exactly these values. */
export const known = (values: readonly Value[]): Reading => ({ values, open: false })
/** An answer with one of these values. */
export const oneOf = (values: readonly Value[]): Reading => ({ values, open: values.length > 1 })

/**
 * The values of a stored answer; empty if there is none. Values that are no longer possible, such as a region of
 * another country, are ignored.
 */
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

/** Whether a text is long enough to count as an answer; an empty text never is. */
export const isLongEnough = ({ minLength = 1 }: Question, text: string): boolean => visibleLength(text) >= minLength

/** All values that can be chosen, including "I don't know"; for texts and dates, only the latter. */
export function anyAnswer(context: SurveyContext, question: Question): readonly Value[] {
  const values = valuesOf(context, question) ?? []
  return allowsUnknown(question) && !values.includes(UNKNOWN) ? [...values, UNKNOWN] : values
}
