import type { Answers } from '@portal/contract'
import {
  type AnswerError,
  caseOverTime,
  type DecisionSummary,
  decide,
  explain,
  type LawSegment,
  possibleColours,
  possibleOverTime,
  type Status,
  type SurveyContext,
  type SurveyState,
  statusOf,
  summaryOf,
} from '@portal/rules'
import type { LawSource } from '../../../shared/law/lawSource.ts'
import { type LiveLaw, liveLaw } from '../../../shared/law/liveLaw.ts'
import { type CropListing, cropListingOf } from '../questions/AnswerProps.ts'
import { evaluateSurvey, evaluateWhole, type WholeResult } from './evaluateAnswers.ts'
import { type StoredProgress, storedProgress } from './surveyProgress.ts'

/**
 * Answers and the law to evaluate them by. `day`: the day on which the decision is explained. `isWhole`: the whole
 * decision is wanted at once, instead of its colour and then its summary.
 */
export type EvaluationInput = {
  readonly law: LawSource
  readonly answers: Answers
  readonly day: string
  readonly isWhole?: boolean
}

/** The first part of an evaluation, computed in a fraction of the time of the whole decision. */
export type QuickResult = {
  readonly progress: StoredProgress
  readonly cropListing: CropListing | undefined
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  /** Null while there is no decision. */
  readonly status: Status | null
  /** The colours that are still possible while questions are open. */
  readonly possible: readonly Status[]
}

/**
 * The two parts of a result, in this order (only a result with a status has a summary, and its line by day of access),
 * or the whole in one.
 */
export type ResultPart =
  | { readonly quick: QuickResult }
  | { readonly summary: DecisionSummary; readonly line: readonly LawSegment[] | null }
  | { readonly whole: WholeResult }

/**
 * Evaluates answers where it is called: in the worker, or on the page. Each law is compiled once, and kept as long as its
 * source is kept. The colour is passed on at once, the summary of the decision after it, unless another input has come
 * meanwhile.
 */
export function createEvaluator() {
  const compiled = new WeakMap<LawSource, LiveLaw>()
  let summarising: ReturnType<typeof setTimeout> | undefined
  return {
    evaluate: ({ law: source, answers, day, isWhole }: EvaluationInput, onPart: (part: ResultPart) => void) => {
      clearTimeout(summarising)
      const live = compiled.get(source) ?? liveLaw(source.content, source.country)
      compiled.set(source, live)
      if (isWhole) {
        onPart({ whole: evaluateWhole(live, answers, day) })
        return
      }
      const { law, context } = live
      const { state, refusal, isDecided } = evaluateSurvey(context, answers)
      onPart({
        quick: {
          progress: storedProgress(state),
          cropListing: cropListingOf(state.facts),
          refusal,
          status: isDecided ? statusOf(context.law, state.facts).status : null,
          possible: isDecided && !state.canComplete ? possibleColours(context.law, state.facts) : [],
        },
      })
      if (!isDecided) return
      summarising = setTimeout(() => {
        const decision = decide(context.law, state.facts)
        onPart({ summary: summaryOf(decision, explain(law, decision, day)), line: lineOf(context, state) })
      })
    },
    end: () => clearTimeout(summarising),
  }
}

/** The colours by day of access; null where the law of the country has not been assessed. */
function lineOf({ country, law }: SurveyContext, { canComplete, facts }: SurveyState): LawSegment[] | null {
  if (!country) return null
  return canComplete ? caseOverTime(law, facts) : possibleOverTime(law, facts)
}
