import { canChange } from '../decision/changes/canChange.ts'
import type { DimensionId } from '../law/model.ts'
import { holds, type Look, type Truth } from './condition.ts'
import { factsFrom } from './facts/factsFrom.ts'
import { surveyFact } from './facts/surveyFact.ts'
import type { Answers, Condition, Question, QuestionId, SurveyContext } from './model.ts'
import { questionsOf } from './questions.ts'
import { answerTo, anyAnswer, known, NONE, type Reading, type Readings } from './reading.ts'

/** Where the questionnaire stands. */
export type Standing = {
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

/** Whether questions that are asked only where they matter do so. */
type Settled = ReadonlyMap<QuestionId, boolean>

/**
 * Judges the questions in their order. Those that are asked only where they can still change the colour are settled
 * one by one, with the earlier ones as answered and the later ones open. What was answered while it mattered stays a
 * fact: reasons and obligations speak of the case that was told, not of all that would have the same colour.
 */
export function standingOf(context: SurveyContext, answers: Answers): Standing {
  const settled = new Map<QuestionId, boolean>()
  for (const question of questionsOf(context)) {
    const dimension = dimensionAt(question.shownWhen)
    if (dimension !== undefined)
      settled.set(
        question.id,
        isAsked(context, question, { dimension, answers, standing: judge(context, answers, settled) }),
      )
  }
  return judge(context, answers, settled)
}

function dimensionAt(condition: Condition | undefined): DimensionId | undefined {
  if (condition === undefined) return undefined
  if ('matters' in condition) return condition.matters
  if ('not' in condition) return dimensionAt(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.map(dimensionAt).find((found) => found !== undefined)
}

type Candidate = { readonly dimension: DimensionId; readonly answers: Answers; readonly standing: Standing }

/** The law is read only where the rest of the condition leaves it open, and once there is enough to decide on. */
function isAsked(context: SurveyContext, question: Question, { dimension, answers, standing }: Candidate): boolean {
  const asked = (still: Truth) => isShown(question, lookAt(context, standing.active, still)) !== 'no'
  if (asked('no') || !asked('yes')) return asked('no')
  if (answerTo(context, question, answers).length > 0) return true
  if (!isDecidable(context, answers, standing.active)) return false
  return canChange(context.law, factsFrom(context, standing.readings), dimension)
}

/** Conditions look back only, so one pass in the order of the questions is enough. */
function judge(context: SurveyContext, answers: Answers, settled: Settled): Standing {
  const active = new Map<QuestionId, Reading>()
  const readings = new Map<QuestionId, Reading>()
  for (const question of questionsOf(context)) {
    const still = mattersOf(question, settled)
    const asked = isShown(question, lookAt(context, active, still))
    if (asked === 'yes') active.set(question.id, known(answerTo(context, question, answers)))
    const shown = isShown(question, lookAt(context, readings, still))
    const given = active.get(question.id)?.values ?? []
    const any = { values: anyAnswer(context, question), open: true }
    readings.set(question.id, asked === 'maybe' ? any : readingOf(question, { shown, given, any }))
  }
  return { active, readings }
}

function mattersOf({ id, shownWhen }: Question, settled: Settled): Truth {
  if (dimensionAt(shownWhen) === undefined) return 'no'
  const isSettled = settled.get(id)
  return isSettled === undefined ? 'maybe' : isSettled ? 'yes' : 'no'
}

const isShown = ({ shownWhen }: Question, look: Look): Truth => (shownWhen ? holds(shownWhen, look) : 'yes')

/** Conditions are judged by the answers so far, or by all that they may still turn out to be. */
function lookAt(context: SurveyContext, readings: Readings, still: Truth): Look {
  const answer = (id: QuestionId) => readings.get(id) ?? known([])
  return { answer, fact: (fact) => surveyFact(context, answer, fact), matters: () => still }
}

type QuestionInput = { readonly shown: Truth; readonly given: Reading['values']; readonly any: Reading }

/** Not shown, or optional and empty: none. Required and not answered: open; with none, if the showing is open too. */
function readingOf({ required }: Question, { shown, given, any }: QuestionInput): Reading {
  if (shown === 'no' || (given.length === 0 && !required)) return known([])
  const reading = given.length > 0 ? known(given) : any
  return shown === 'maybe' ? { values: [...reading.values, NONE], open: true } : reading
}
