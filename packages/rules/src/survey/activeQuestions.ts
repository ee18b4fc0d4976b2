import { canChange, isRead } from '../decision/changes/canChange.ts'
import { itemAt } from '../itemAt.ts'
import type { DimensionId, Facts } from '../law/model.ts'
import { holds, type Lookup, type Truth } from './condition.ts'
import { factsFrom } from './facts/factsFrom.ts'
import { surveyFact } from './facts/surveyFact.ts'
import type { Answers, Condition, Question, QuestionId, SurveyContext } from './model.ts'
import { questionsOf } from './questions.ts'
import { answerTo, anyAnswer, known, NONE, type Reading, type Readings } from './reading.ts'

/** The state of a questionnaire from which facts and pages are made. */
export type ActiveQuestions = {
  /** The questions that are shown, each with its answer so far; no values if it has none. */
  readonly active: Readings
  /** For each question, the values that its answer can have. */
  readonly readings: Readings
}

/**
 * Whether the answers are enough for a decision: each active core question has an answer, or is optional and was
 * skipped.
 */
export const isDecidable = (context: SurveyContext, answers: Answers, active: Readings): boolean =>
  questionsOf(context).every(({ id, core, required }) => {
    const reading = core && active.get(id)
    return !reading || reading.values.length > 0 || (!required && Object.hasOwn(answers, id))
  })

/**
 * The state of evaluating questions one after the other, which is possible because conditions refer to earlier ones
 * only.
 */
type Evaluation = {
  readonly context: SurveyContext
  readonly answers: Answers
  readonly active: Map<QuestionId, Reading>
  readonly readings: Map<QuestionId, Reading>
  /** The value of a `matters` condition for the question that is being evaluated. */
  matters: Truth
  /** The facts with the present question and the later ones open, once they are needed. */
  factsAhead: Facts | undefined
  readonly byAnswers: Lookup
  readonly byReadings: Lookup
}

/** `byAnswers` evaluates conditions on the answers so far, `byReadings` on all values that they can still have. */
function openEvaluation({
  context,
  answers,
  active,
  readings,
}: Pick<Evaluation, keyof ActiveQuestions | 'context' | 'answers'>) {
  const lookAt = (among: Readings): Lookup => {
    const answer = (id: QuestionId) => among.get(id) ?? NOTHING
    return { answer, fact: (fact) => surveyFact(context, answer, fact), matters: () => evaluation.matters }
  }
  const evaluation: Evaluation = {
    context,
    answers,
    active,
    readings,
    matters: 'no',
    factsAhead: undefined,
    byAnswers: lookAt(active),
    byReadings: lookAt(readings),
  }
  return evaluation
}

const NOTHING = known([])

/**
 * Evaluates all questions in their order. A question with a `matters` condition is active only if it can change the
 * colour, given the answers to earlier questions and with the later ones open, or if it has an answer: reasons and
 * obligations are about the case as answered, not about all cases with the same colour. Does not throw, whatever was
 * stored.
 */
export function activeQuestionsOf(context: SurveyContext, answers: Answers): ActiveQuestions {
  const questions = questionsOf(context)
  const evaluation = openEvaluation({ context, answers, active: new Map(), readings: new Map() })
  for (const [i, question] of questions.entries()) {
    const dimension = mattersDimensionOf(question.shownWhen)
    const matters = dimension !== undefined && canMatter(evaluation, questions.slice(i), dimension)
    evaluateQuestion(evaluation, question, matters ? 'yes' : 'no')
    if (!isOpenCondition(context, question, answers)) evaluation.factsAhead = undefined
  }
  return { active: evaluation.active, readings: evaluation.readings }
}

/**
 * A condition of the provider country without an answer leaves the facts ahead as they are: whether it is asked or not,
 * it can be met or not, and no other question depends on it.
 */
const isOpenCondition = (context: SurveyContext, question: Question, answers: Answers): boolean =>
  (context.country?.conditions ?? []).some(({ id }) => id === question.id) &&
  answerTo(context, question, answers).length === 0

function mattersDimensionOf(condition: Condition | undefined): DimensionId | undefined {
  if (condition === undefined) return undefined
  if ('matters' in condition) return condition.matters
  if ('not' in condition) return mattersDimensionOf(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.map(mattersDimensionOf).find((found) => found !== undefined)
}

/**
 * Whether the first of the remaining questions matters. The law is read, which is expensive, only if the rest of its
 * condition does not settle that and if the answers are enough for a decision.
 */
function canMatter(evaluation: Evaluation, remaining: readonly Question[], dimension: DimensionId): boolean {
  const { context, answers } = evaluation
  const question = itemAt(remaining, 0)
  if (canBeShown(evaluation, question, 'no')) return true
  if (!canBeShown(evaluation, question, 'yes')) return false
  if (answerTo(context, question, answers).length > 0) return true
  if (!isRead(context.law, dimension)) return false
  evaluation.factsAhead ??= readAhead(evaluation, remaining)
  return canChange(context.law, evaluation.factsAhead, dimension)
}

/** The facts with the remaining questions open; none if the answers are not enough for a decision. */
function readAhead({ context, answers, active, readings }: Evaluation, remaining: readonly Question[]): Facts {
  const rest = openEvaluation({
    context,
    answers,
    active: new Map(active),
    readings: new Map(readings),
  })
  for (const later of remaining)
    evaluateQuestion(rest, later, mattersDimensionOf(later.shownWhen) === undefined ? 'no' : 'maybe')
  return isDecidable(context, answers, rest.active) ? factsFrom(context, rest.readings) : { boxes: [], open: [] }
}

function canBeShown(evaluation: Evaluation, question: Question, matters: Truth): boolean {
  evaluation.matters = matters
  return isShown(question, evaluation.byAnswers) !== 'no'
}

/** Adds one question to the state; `matters` is the value of its `matters` condition. */
function evaluateQuestion(evaluation: Evaluation, question: Question, matters: Truth): void {
  const { context, answers, active, readings, byAnswers, byReadings } = evaluation
  evaluation.matters = matters
  const shownByAnswers = isShown(question, byAnswers)
  if (shownByAnswers === 'yes') active.set(question.id, known(answerTo(context, question, answers)))
  const shown = isShown(question, byReadings)
  const given = active.get(question.id)?.values ?? []
  const any = (): Reading => ({ values: anyAnswer(context, question), open: true })
  readings.set(question.id, shownByAnswers === 'maybe' ? any() : readingOf(question, { shown, given, any }))
}

const isShown = ({ shownWhen }: Question, lookup: Lookup): Truth => (shownWhen ? holds(shownWhen, lookup) : 'yes')

type QuestionInput = { readonly shown: Truth; readonly given: Reading['values']; readonly any: () => Reading }

/**
 * The values that an answer can have: none if the question is not shown, or is optional and empty; any if it is
 * required and not answered; and in addition `NONE` if it is not certain that it is shown.
 */
function readingOf({ required }: Question, { shown, given, any }: QuestionInput): Reading {
  if (shown === 'no' || (given.length === 0 && !required)) return known([])
  const reading = given.length > 0 ? known(given) : any()
  return shown === 'maybe' ? { values: [...reading.values, NONE], open: true } : reading
}
