import type { Answers } from '@portal/contract'
import {
  type AnswerError,
  checkAnswers,
  type Decision,
  decide,
  type Explanation,
  explain,
  normaliseAnswers,
  possibleColours,
  type Status,
  type SurveyContext,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import { type LawSource, type LiveLaw, liveLaw } from '../../../shared/law/liveLaw.ts'
import { usedAnswers } from '../answers.ts'

/** The questionnaire and the decision for a set of answers. There is no decision while answers are missing or invalid. */
export type Evaluation = {
  readonly state: SurveyState
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  readonly decision: Decision | null
  readonly explanation: Explanation | null
  /** The colours that are still possible while questions are open. */
  readonly possible: readonly Status[]
}

/** Answers and the law to evaluate them by. `day`: the day on which the decision is explained. */
export type EvaluationInput = { readonly law: LawSource; readonly answers: Answers; readonly day: string }

/** An evaluator that compiles a law once and keeps it until an input comes with another one. */
export function createEvaluator(): (input: EvaluationInput) => Evaluation {
  let compiled: { readonly source: LawSource; readonly live: LiveLaw } | undefined
  return ({ law, answers, day }) => {
    if (compiled?.source !== law) compiled = { source: law, live: liveLaw(law.content, law.country) }
    return evaluateAnswers(compiled.live, answers, day)
  }
}

/** Evaluates answers by a compiled law. `day`: the day on which the decision is explained. */
export function evaluateAnswers({ law, context }: LiveLaw, answers: Answers, day: string): Evaluation {
  const state = surveyState(context, normaliseAnswers(context, answers))
  const refusal = refusalOf(context, state)
  if (!state.decidable || refusal) return { state, refusal, decision: null, explanation: null, possible: [] }
  const decision = decide(context.law, state.facts)
  return {
    state,
    refusal,
    decision,
    explanation: explain(law, decision, day),
    possible: state.canComplete ? [] : possibleColours(context.law, state.facts),
  }
}

export const refusalOf = (context: SurveyContext, state: SurveyState): AnswerError | null =>
  checkAnswers(context, {}, usedAnswers(state))[0] ?? null
