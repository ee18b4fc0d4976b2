import type { Span } from '../law/model.ts'
import type { Answer, AnswerContext, AnswerError, AnswerRefusal, Answers, Question, QuestionId } from './model.ts'
import { allowsUnknown, questionsById, UNKNOWN, valuesOf } from './questions.ts'
import { isLongEnough } from './reading.ts'
import { dateOf, isWhollyAfter, PERIODS } from './span.ts'
import { visibleLength } from './visibleLength.ts'

const MAX_LENGTH = 500
/** Length of a refused value that is repeated to its author. */
const MAX_SHOWN = 40
/**
 * The errors of a request body with answers, by question; empty if it may be stored. `present`: the answers so far, for
 * checks across several answers. The context must belong to the provider of `present` merged with the body.
 */
export function checkAnswers(
  context: AnswerContext,
  present: Answers,
  body: { readonly [question: QuestionId]: unknown },
): AnswerError[] {
  const questions = questionsById(context)
  const errors = Object.entries(body).flatMap(([path, answer]) => {
    const question = questions.get(path)
    const refusal = isAsked(question) ? refusalOf(context, question, answer) : notAsked(question)
    return refusal === undefined ? [] : [{ path, refusal }]
  })
  if (errors.length > 0) return errors
  const checked = body as Answers
  return datesInOrder({ ...present, ...checked }, checked)
}

const isAsked = (question: Question | undefined): question is Question =>
  question !== undefined && question.answeredBy === undefined

const notAsked = (question: Question | undefined): AnswerRefusal => ({
  code: question ? 'answeredByPapers' : 'question',
})

/** The reason for which a value is not an answer to the question; undefined if it is one. */
function refusalOf(context: AnswerContext, question: Question, answer: unknown): AnswerRefusal | undefined {
  if (answer === null) return undefined
  if (answer === UNKNOWN && question.type !== 'text') return unless(allowsUnknown(question), { code: 'notUnknown' })
  switch (question.type) {
    case 'boolean':
      return unless(typeof answer === 'boolean', { code: 'boolean' })
    case 'multi_choice':
      return notInList(context, question, typeof answer === 'string' ? [answer] : answer)
    case 'single_choice':
    case 'country':
    case 'region':
      return typeof answer === 'string' ? notAmong(context, question, answer) : { code: 'oneChoice' }
    case 'date':
      return typeof answer === 'string' ? notADate(question, answer) : { code: 'date' }
    default:
      return notAText(question, answer)
  }
}

const unless = (isRight: boolean, refusal: AnswerRefusal) => (isRight ? undefined : refusal)

function notInList(context: AnswerContext, question: Question, answer: unknown): AnswerRefusal | undefined {
  if (!Array.isArray(answer)) return { code: 'list' }
  const texts = answer.filter((value) => typeof value === 'string')
  if (texts.length < answer.length) return { code: 'listOfTexts' }
  return texts.map((value) => notAmong(context, question, value)).find((refusal) => refusal !== undefined)
}

function notAmong(context: AnswerContext, question: Question, value: string): AnswerRefusal | undefined {
  if (valuesOf(context, question)?.includes(value)) return undefined
  const { type } = question
  return { code: type === 'country' || type === 'region' ? type : 'option', value: value.slice(0, MAX_SHOWN) }
}

function notADate({ precision = [] }: Question, answer: string): AnswerRefusal | undefined {
  const date = dateOf(answer)
  if (!date) return /^<?\d{4}(-\d{2}){0,2}$/.test(answer) ? { code: 'noDate' } : { code: 'date' }
  return unless(precision.includes(date.precision), { code: 'precision', precisions: precision })
}

/** An empty text removes the answer, so it is not refused as too short. */
function notAText(question: Question, answer: unknown): AnswerRefusal | undefined {
  const { minLength = 0, maxLength = MAX_LENGTH } = question
  if (typeof answer !== 'string') return { code: 'text' }
  if (visibleLength(answer) > 0 && !isLongEnough(question, answer)) return { code: 'tooShort', least: minLength }
  return unless(answer.length <= maxLength, { code: 'tooLong', most: maxLength })
}

const DATE_QUESTIONS = ['intendedUseDate', 'accessDate', 'accessPeriod']

/**
 * Refuses a use that certainly comes before the access. The error is reported at a date that the body sets or, if it
 * sets none, at one that it removes, because without the date of access the period chosen before counts.
 */
function datesInOrder(answers: Answers, body: Answers): AnswerError[] {
  const named = DATE_QUESTIONS.filter((id) => body[id] !== undefined)
  const path = named.find((id) => body[id] !== null) ?? named[0]
  const use = spanIn(answers.intendedUseDate)
  const date = spanIn(answers.accessDate)
  const access = date ?? PERIODS[String(answers.accessPeriod)]
  if (path === undefined || !use || !access || !isWhollyAfter(access, use)) return []
  return [{ path, refusal: { code: path === 'accessDate' && !date ? 'periodAfterUse' : 'useBeforeAccess' } }]
}

const spanIn = (answer: Answer | undefined): Span | undefined =>
  typeof answer === 'string' ? dateOf(answer)?.span : undefined
