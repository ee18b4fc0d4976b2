import type { Answers } from '@portal/contract'
import {
  type AnswerError,
  type Box,
  type Change,
  caseOverTime,
  checkAnswers,
  type Decision,
  decide,
  decideBriefly,
  type Explanation,
  explain,
  explainBriefly,
  type Facts,
  type LawSegment,
  normaliseAnswers,
  type SurveyContext,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import type { LiveLaw } from '../../shared/law/liveLaw.ts'
import { usedAnswers } from '../core/answers.ts'
import { type StoredProgress, storedProgress } from './surveyProgress.ts'

/** The questionnaire for a set of answers. */
type SurveyEvaluation = {
  readonly state: SurveyState
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  /** There is no decision while answers are missing or invalid. */
  readonly isDecided: boolean
}

export function evaluateSurvey(context: SurveyContext, answers: Answers): SurveyEvaluation {
  const state = surveyState(context, normaliseAnswers(context, answers))
  const refusal = checkAnswers(context, {}, usedAnswers(state))[0] ?? null
  return { state, refusal, isDecided: state.decidable && refusal === null }
}

/** A change with the reason that would stand under the light after it. */
export type ReasonedChange = Change & { readonly reason: string | undefined }

/** The parts of a decision that a screen shows beside its explanation. */
export type DecisionResult = Pick<Decision, 'status' | 'lights' | 'questions'> & {
  readonly changes: readonly ReasonedChange[]
}

/** The questionnaire and the decision for a set of answers, with all that is shown of them. */
export type WholeResult = {
  readonly progress: StoredProgress
  readonly facts: Facts
  readonly refusal: AnswerError | null
  readonly decided: { readonly decision: DecisionResult; readonly explanation: Explanation } | null
  /** The colour by day of access; null where the law of the country has not been assessed. */
  readonly segments: readonly LawSegment[] | null
}

/** Evaluates answers by a compiled law. `day`: the day on which the decision is explained. */
export function evaluateWhole(live: LiveLaw, answers: Answers, day: string): WholeResult {
  const { context } = live
  const { state, refusal, isDecided } = evaluateSurvey(context, answers)
  return {
    progress: storedProgress(state),
    facts: state.facts,
    refusal,
    decided: isDecided ? decideWhole(live, state.facts, day) : null,
    segments: context.country ? caseOverTime(context.law, state.facts) : null,
  }
}

function decideWhole({ law, context }: LiveLaw, facts: Facts, day: string): NonNullable<WholeResult['decided']> {
  const decision = decide(context.law, facts)
  const { status, lights, questions } = decision
  const changes = decision.changes.map((change) => {
    const after = decideBriefly(context.law, changedFacts(facts, { ...change.when, ...change.set }))
    return { ...change, reason: explainBriefly(law, after).deciding?.reason }
  })
  return { decision: { status, lights, questions, changes }, explanation: explain(law, decision, day) }
}

const changedFacts = ({ boxes, open }: Facts, set: Box): Facts => ({
  boxes: boxes.map((box) => ({ ...box, ...set })),
  open: open.filter((dimension) => !(dimension in set)),
})
