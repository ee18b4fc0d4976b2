import { daysNamed } from '../decision/daysAlike.ts'
import { canonicalJson } from '../law/canonicalJson.ts'
import { dayNumber } from '../law/day.ts'
import { annex1Match } from './facts/annex1.ts'
import type { Answer, Answers, Question, QuestionId, SurveyContext } from './model.ts'
import { questionsOf, UNKNOWN } from './questions.ts'
import { isLongEnough } from './reading.ts'
import { dateOf, SURVEY_DAYS } from './span.ts'

/** Texts of which only counts whether they are given. */
const NOTES: readonly QuestionId[] = [
  'materialIdentifier',
  'supplierName',
  'accessEvidence',
  'emergencyDays',
  'remarks',
]

/**
 * A key that is equal only for answers to which the questionnaire asks the same, and the law gives the same colour:
 * they differ in notes, in Latin names of which the law reads no more than whether the Plant Treaty lists them, and in
 * days that no rule distinguishes. The rows of a list are of a few such kinds.
 */
export function keyOfAnswersAlike(context: SurveyContext, answers: Answers): string {
  const given = questionsOf(context).flatMap((question): (readonly [Question, Answer])[] => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    return answer === undefined ? [] : [[question, answer]]
  })
  const isCompared = given.some(([{ id }, answer]) => id === 'irccMaterial' && answer !== null)
  const textOf = (question: Question, text: string): unknown => {
    const isGiven = text === UNKNOWN ? UNKNOWN : isLongEnough(question, text)
    if (NOTES.includes(question.id)) return isGiven
    // The certificate names its material in a sentence that is compared with the organism.
    return question.id === 'geneticResource' && !isCompared ? [isGiven, annex1Match(context.annex1, text)] : text
  }
  const others = given
    .filter(([{ type }]) => type !== 'date')
    .map(([question, answer]) => [question.id, typeof answer === 'string' ? textOf(question, answer) : answer])
  const dates = given.flatMap(([{ id, type }, answer]): [string, string][] =>
    type === 'date' && typeof answer === 'string' ? [[id, answer]] : [],
  )
  return canonicalJson([others, given.map(([{ id }]) => id), daysAlike(context, dates)])
}

const QUESTIONNAIRE_DAYS = SURVEY_DAYS.map(dayNumber)
const countUpTo = (days: readonly number[], last: number): number => days.filter((day) => day <= last).length

/** Exact days as the number of days named up to them, and their order; as they are if one of several is not exact. */
function daysAlike({ law }: SurveyContext, dates: readonly (readonly [QuestionId, string])[]): unknown {
  if (dates.some(([, date]) => dateOf(date)?.precision !== 'day')) return dates
  const namedUpTo = (day: number) => countUpTo(daysNamed(law), day) + countUpTo(QUESTIONNAIRE_DAYS, day)
  const inOrder = [...new Set(dates.map(([, date]) => date))].sort()
  return dates.map(([id, date]) => [id, namedUpTo(dayNumber(date)), inOrder.indexOf(date)])
}
