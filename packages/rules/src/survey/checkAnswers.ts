import type { Span } from '../law/model.ts'
import type { Answer, AnswerError, Answers, Precision, Question, QuestionId, SurveyContext } from './model.ts'
import { allowsUnknown, questionsById, UNKNOWN, valuesOf } from './questions.ts'
import { isLongEnough } from './reading.ts'
import { dateOf, isWhollyAfter, PERIODS } from './span.ts'
import { visibleLength } from './visibleLength.ts'

const MAX_LENGTH = 500
const NOT_UNKNOWN = '"I don\'t know" is not an answer to this question.'
const DATE_TEXT = 'Write the date as 2019-03-10.'

const PRECISION_TEXT: { readonly [precision in Precision]: string } = {
  day: 'a day (2019-03-10)',
  month: 'a month (2019-03)',
  year: 'a year (2019)',
  before: '"before a day" (<2019-03-10)',
}

/**
 * The errors of a request body with answers, by question; empty if it may be stored. `present`: the answers so far, for
 * checks across several answers. The context must belong to the provider of `present` merged with the body.
 */
export function checkAnswers(
  context: SurveyContext,
  present: Answers,
  body: { readonly [question: QuestionId]: unknown },
): AnswerError[] {
  const questions = questionsById(context)
  const errors = Object.entries(body).flatMap(([path, answer]) => {
    const question = questions.get(path)
    const message = question ? refusal(context, question, answer) : 'There is no such question.'
    return message === undefined ? [] : [{ path, message }]
  })
  if (errors.length > 0) return errors
  const checked = body as Answers
  return datesInOrder({ ...present, ...checked }, checked)
}

/** The reason for which a value is not an answer to the question; undefined if it is one. */
function refusal(context: SurveyContext, question: Question, answer: unknown): string | undefined {
  if (answer === null) return undefined
  if (answer === UNKNOWN && question.type !== 'text') return unless(allowsUnknown(question), NOT_UNKNOWN)
  switch (question.type) {
    case 'boolean':
      return unless(typeof answer === 'boolean', 'Answer true or false.')
    case 'multi_choice':
      return notInList(context, question, typeof answer === 'string' ? [answer] : answer)
    case 'single_choice':
    case 'country':
    case 'region':
      return typeof answer === 'string' ? notAmong(context, question, answer) : 'Choose one, as a text.'
    case 'date':
      return typeof answer === 'string' ? notADate(question, answer) : DATE_TEXT
    default:
      return notAText(question, answer)
  }
}

const unless = (isRight: boolean, message: string) => (isRight ? undefined : message)

function notInList(context: SurveyContext, question: Question, answer: unknown): string | undefined {
  if (!Array.isArray(answer)) return 'Choose one or several, as a list.'
  const texts = answer.filter((value) => typeof value === 'string')
  if (texts.length < answer.length) return 'Every choice is a text.'
  return texts.map((value) => notAmong(context, question, value)).find((message) => message !== undefined)
}

function notAmong(context: SurveyContext, question: Question, value: string): string | undefined {
  if (valuesOf(context, question)?.includes(value)) return undefined
  const shown = JSON.stringify(value.slice(0, 40))
  if (question.type === 'country') return `${shown} is not a known country: use its two-letter code in capitals.`
  if (question.type === 'region') return `${shown} is not a region of the chosen country.`
  return `${shown} is not one of the options.`
}

function notADate({ precision = [] }: Question, answer: string): string | undefined {
  const date = dateOf(answer)
  if (!date) return /^<?\d{4}(-\d{2}){0,2}$/.test(answer) ? 'This date does not exist.' : DATE_TEXT
  const allowed = precision.map((each) => PRECISION_TEXT[each]).join(' or ')
  return unless(precision.includes(date.precision), `Give ${allowed}.`)
}

/** An empty text removes the answer, so it is not refused as too short. */
function notAText(question: Question, answer: unknown): string | undefined {
  const { minLength, maxLength = MAX_LENGTH } = question
  if (typeof answer !== 'string') return 'Answer with a text.'
  if (visibleLength(answer) > 0 && !isLongEnough(question, answer)) return `At least ${minLength} characters.`
  return unless(answer.length <= maxLength, `At most ${maxLength} characters.`)
}

const DATE_QUESTIONS = ['intendedUseDate', 'accessDate', 'accessPeriod']

const PERIOD_AFTER_USE =
  'Without this date the period that was chosen before counts, and the use comes before that. Change the date of use first.'

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
  return [
    {
      path,
      message: path === 'accessDate' && !date ? PERIOD_AFTER_USE : 'The use comes before the access to the material.',
    },
  ]
}

const spanIn = (answer: Answer | undefined): Span | undefined =>
  typeof answer === 'string' ? dateOf(answer)?.span : undefined
