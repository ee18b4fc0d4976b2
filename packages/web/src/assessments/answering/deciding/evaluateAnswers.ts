import type { Answers } from '@portal/contract'
import {
  type AnswerError,
  checkAnswers,
  type Decision,
  decide,
  type Explanation,
  explain,
  normaliseAnswers,
  type SurveyContext,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import type { LiveLaw } from '../../../shared/law/liveLaw.ts'
import { usedAnswers } from '../answers.ts'

/** The questionnaire for a set of answers. */
export type SurveyEvaluation = {
  readonly state: SurveyState
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  /** There is no decision while answers are missing or invalid. */
  readonly isDecided: boolean
}

/** The questionnaire and the decision for a set of answers. */
export type Evaluation = SurveyEvaluation & {
  readonly decision: Decision | null
  readonly explanation: Explanation | null
}

/** Evaluates answers by a compiled law. `day`: the day on which the decision is explained. */
export function evaluateAnswers({ law, context }: LiveLaw, answers: Answers, day: string): Evaluation {
  const survey = evaluateSurvey(context, answers)
  if (!survey.isDecided) return { ...survey, decision: null, explanation: null }
  const decision = decide(context.law, survey.state.facts)
  return { ...survey, decision, explanation: explain(law, decision, day) }
}

export function evaluateSurvey(context: SurveyContext, answers: Answers): SurveyEvaluation {
  const state = surveyState(context, normaliseAnswers(context, answers))
  const refusal = checkAnswers(context, {}, usedAnswers(state))[0] ?? null
  return { state, refusal, isDecided: state.decidable && refusal === null }
}
