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

/** What answers lead to. Without enough to decide on, or with answers that the server would refuse, to no decision. */
export type Judgement = {
  readonly state: SurveyState
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  readonly decision: Decision | null
  readonly explanation: Explanation | null
  /** The colours that open answers leave. */
  readonly possible: readonly Status[]
}

/** Answers to be judged, by a law. `day`: the day on which the decision is explained. */
export type Case = { readonly law: LawSource; readonly answers: Answers; readonly day: string }

/** Judges cases one after the other; a law is compiled once while it stays the same. */
export function createJudge(): (one: Case) => Judgement {
  let compiled: { readonly from: LawSource; readonly live: LiveLaw } | undefined
  return ({ law, answers, day }) => {
    if (compiled?.from !== law) compiled = { from: law, live: liveLaw(law.content, law.country) }
    return judge(compiled.live, answers, day)
  }
}

/** Judges answers by one law. `day`: the day on which the decision is explained. */
export function judge({ law, context }: LiveLaw, answers: Answers, day: string): Judgement {
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
