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
  summaryOf,
} from '@portal/rules'
import { type LawSource, versionsOf } from '../../shared/law/lawSource.ts'
import { type LiveLaw, liveLaw } from '../../shared/law/liveLaw.ts'
import { evaluateSurvey, evaluateWhole, type WholeResult } from './evaluateAnswers.ts'
import { type CropListing, cropListingOf, type StoredProgress, storedProgress } from './surveyProgress.ts'

/** The questionnaire and the decision for a set of answers, as a form shows them. */
export type Evaluation = {
  readonly progress: StoredProgress
  readonly cropListing: CropListing | undefined
  /** The validation error of these answers in combination (a use before the access); null when they are valid. */
  readonly refusal: AnswerError | null
  /** The colours that are still possible while questions are open. */
  readonly possible: readonly Status[]
  /** Null while answers are missing for a decision. */
  readonly summary: DecisionSummary | null
  /** The colours by day of access; null without a decision and where the law of the country has not been assessed. */
  readonly line: readonly LawSegment[] | null
}

/** An answer may change the law and the next one change it back: compiling takes longer than all else in an evaluation. */
const MAX_LAWS = 4

/** Evaluates answers where it is called: in the worker, or on the page. `null` asks for a law that it does not have. */
export function createEvaluator() {
  const laws = new Map<string, LiveLaw>()
  return {
    addLaw: (source: LawSource): void => {
      laws.set(versionsOf(source), liveLaw(source.content, source.country, source.house))
      for (const oldest of [...laws.keys()].slice(0, -MAX_LAWS)) laws.delete(oldest)
    },
    evaluate: (versions: string, answers: Answers, day: string): Evaluation | null => {
      const law = laws.get(versions)
      return law ? evaluateForForm(law, answers, day) : null
    },
    evaluateWhole: (versions: string, answers: Answers, day: string): WholeResult | null => {
      const law = laws.get(versions)
      return law ? evaluateWhole(law, answers, day) : null
    },
  }
}

/** `day`: the day on which the decision is explained. */
function evaluateForForm({ law, context }: LiveLaw, answers: Answers, day: string): Evaluation {
  const { state, refusal, isDecided } = evaluateSurvey(context, answers)
  return {
    progress: storedProgress(state),
    cropListing: cropListingOf(state.facts),
    refusal,
    possible: isDecided && !state.canComplete ? possibleColours(context.law, state.facts) : [],
    summary: isDecided ? summaryOf(...explained(law, context, state, day)) : null,
    line: isDecided ? lineOf(context, state) : null,
  }
}

function explained(law: LiveLaw['law'], context: SurveyContext, { facts }: SurveyState, day: string) {
  const decision = decide(context.law, facts)
  return [decision, explain(law, decision, day)] as const
}

function lineOf({ country, law }: SurveyContext, { canComplete, facts }: SurveyState): LawSegment[] | null {
  if (!country) return null
  return canComplete ? caseOverTime(law, facts) : possibleOverTime(law, facts)
}
