import { canChange } from '../decision/changes/canChange.ts'
import type { DimensionId } from '../law/model.ts'
import { holds, type Look, type Truth } from './condition.ts'
import { factsFrom } from './facts/factsFrom.ts'
import { surveyFact } from './facts/surveyFact.ts'
import type { Answers, Condition, Question, QuestionId, SurveyContext } from './model.ts'
import { questionsOf } from './questions.ts'
import { answerTo, anyAnswer, known, NONE, type Reading, type Readings } from './reading.ts'

/** Where the questionnaire stands. */
export type ActiveQuestions = {
  /** The questions that are asked, each with its answer so far. */
  readonly active: Readings
  /** The possible values of each question. */
  readonly readings: Readings
}

/** There is enough to decide on: each core question that is asked has an answer, or may be left out and was. */
export const isDecidable = (context: SurveyContext, answers: Answers, active: Readings): boolean =>
  questionsOf(context).every(({ id, core, required }) => {
    const reading = core && active.get(id)
    return !reading || reading.values.length > 0 || (!required && Object.hasOwn(answers, id))
  })

/** The questions up to some place, judged one by one: conditions look back only. */
type Judging = {
  readonly context: SurveyContext
  readonly answers: Answers
  readonly active: Map<QuestionId, Reading>
  readonly readings: Map<QuestionId, Reading>
  /** Whether the question that is being judged matters. */
  still: Truth
  readonly byAnswers: Look
  readonly byReadings: Look
}

/** Conditions are judged by the answers so far, or by all that they may still turn out to be. */
function openJudging({
  context,
  answers,
  active,
  readings,
}: Pick<Judging, keyof ActiveQuestions | 'context' | 'answers'>) {
  const lookAt = (among: Readings): Look => {
    const answer = (id: QuestionId) => among.get(id) ?? NOTHING
    return { answer, fact: (fact) => surveyFact(context, answer, fact), matters: () => judging.still }
  }
  const judging: Judging = {
    context,
    answers,
    active,
    readings,
    still: 'no',
    byAnswers: lookAt(active),
    byReadings: lookAt(readings),
  }
  return judging
}

const NOTHING = known([])

/**
 * Judges the questions in their order. Those that are asked only where they can still change the colour are settled
 * one by one, with the earlier ones as answered and the later ones open. What was answered while it mattered stays a
 * fact: reasons and obligations speak of the case that was told, not of all that would have the same colour.
 */
export function activeQuestionsOf(context: SurveyContext, answers: Answers): ActiveQuestions {
  const questions = questionsOf(context)
  const judging = openJudging({ context, answers, active: new Map(), readings: new Map() })
  for (const [i, question] of questions.entries()) {
    const dimension = dimensionAt(question.shownWhen)
    const matters = dimension !== undefined && isAsked(judging, questions.slice(i), dimension)
    judge(judging, question, matters ? 'yes' : 'no')
  }
  return { active: judging.active, readings: judging.readings }
}

function dimensionAt(condition: Condition | undefined): DimensionId | undefined {
  if (condition === undefined) return undefined
  if ('matters' in condition) return condition.matters
  if ('not' in condition) return dimensionAt(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.map(dimensionAt).find((found) => found !== undefined)
}

/**
 * Is the first of the questions that are left asked? The law is read only where the rest of the condition leaves it
 * open, and once there is enough to decide on.
 */
function isAsked(judging: Judging, left: readonly Question[], dimension: DimensionId): boolean {
  const { context, answers } = judging
  const question = left[0] as Question
  if (isShownBy(judging, question, 'no')) return true
  if (!isShownBy(judging, question, 'yes')) return false
  if (answerTo(context, question, answers).length > 0) return true
  const rest = openJudging({
    context,
    answers,
    active: new Map(judging.active),
    readings: new Map(judging.readings),
  })
  for (const one of left) judge(rest, one, dimensionAt(one.shownWhen) === undefined ? 'no' : 'maybe')
  if (!isDecidable(context, answers, rest.active)) return false
  return canChange(context.law, factsFrom(context, rest.readings), dimension)
}

function isShownBy(judging: Judging, question: Question, still: Truth): boolean {
  judging.still = still
  return isShown(question, judging.byAnswers) !== 'no'
}

/** `still`: whether the question matters. */
function judge(judging: Judging, question: Question, still: Truth): void {
  const { context, answers, active, readings, byAnswers, byReadings } = judging
  judging.still = still
  const asked = isShown(question, byAnswers)
  if (asked === 'yes') active.set(question.id, known(answerTo(context, question, answers)))
  const shown = isShown(question, byReadings)
  const given = active.get(question.id)?.values ?? []
  const any = { values: anyAnswer(context, question), open: true }
  readings.set(question.id, asked === 'maybe' ? any : readingOf(question, { shown, given, any }))
}

const isShown = ({ shownWhen }: Question, look: Look): Truth => (shownWhen ? holds(shownWhen, look) : 'yes')

type QuestionInput = { readonly shown: Truth; readonly given: Reading['values']; readonly any: Reading }

/** Not shown, or optional and empty: none. Required and not answered: open; with none, if the showing is open too. */
function readingOf({ required }: Question, { shown, given, any }: QuestionInput): Reading {
  if (shown === 'no' || (given.length === 0 && !required)) return known([])
  const reading = given.length > 0 ? known(given) : any
  return shown === 'maybe' ? { values: [...reading.values, NONE], open: true } : reading
}
