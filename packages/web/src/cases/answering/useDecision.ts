import { type Answers, type Assessment, type AssessmentAnswer, type Questionnaire, shownStatus } from '@portal/contract'
import {
  canonicalJson,
  type DecisionSummary,
  type LawSegment,
  openQuestions,
  providerOf,
  type Status,
} from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useCountryLaw, useHouseRules } from '../../shared/law/useLaw.ts'
import { wordingOf } from '../../shared/law/wording.ts'
import { overdueToday, shownSegments } from '../decision/ExplainedDecision.ts'
import { forForm } from '../evaluation/browserEvaluator.ts'
import type { Evaluation } from '../evaluation/evaluator.ts'
import { surveyProgress } from '../evaluation/surveyProgress.ts'
import { useEvaluation } from '../evaluation/useEvaluation.ts'

/** The decision on the screen, in the colours that are shown: no GREEN by a law whose review is overdue. */
export type DisplayedDecision = {
  /** Null while there is not enough to decide on. */
  readonly status: Status | null
  readonly summary: DecisionSummary | null
  /** Since when the review of the country's law has been overdue; null: it is not. */
  readonly overdueSince: string | null
  /** The colours that are still possible while questions are open. */
  readonly possible: readonly Status[]
  /** These colours by day of access: null where the law is not assessed, undefined until they are computed. */
  readonly line: readonly LawSegment[] | null | undefined
  /**
   * `saved`: the stored one, which is about these answers. `live`: computed in the browser, not on the server yet.
   * `differs`: the server's is shown. `pending`: none is shown, as these answers are still being evaluated.
   */
  readonly origin: 'saved' | 'live' | 'differs' | 'pending'
}

/** The answers of the form: `answers` with those that are not saved yet, and `savedAnswers` without. */
type FormState = {
  readonly saved: AssessmentAnswer
  readonly savedAnswers: Answers
  readonly answers: Answers
  readonly isUnsaved: boolean
}

/**
 * The questionnaire in its present state and the decision, both on the answers of the form, evaluated in a worker. Until
 * that has the law the questionnaire is the server's, and then that of the last answers evaluated.
 */
export function useDecision(content: Questionnaire, { saved, savedAnswers, answers, isUnsaved }: FormState) {
  const { assessment } = saved
  const country = useCountryLaw(content, providerOf(answers))
  const { data: survey } = useQuery(contentQueries.survey)
  const house = useHouseRules()
  const law = useMemo(
    () =>
      survey && house !== undefined && !country.isLoading ? { content: survey, country: country.data, house } : null,
    [survey, house, country.isLoading, country.data],
  )
  const { evaluated, isNewest: isEvaluated, isLate } = useEvaluation(forForm, law, answers)
  const wording = useMemo(() => wordingOf(content, country.data), [content, country.data])
  const stored = useMemo(
    () => surveyProgress({ content, country: country.data }, saved.survey),
    [content, country.data, saved.survey],
  )
  const decision = useMemo((): DisplayedDecision => {
    if (isLate && (isUnsaved || evaluated)) return PENDING
    const overdueSince = overdueToday(content, providerOf(evaluated?.answers ?? {}))
    const live = liveDecision(evaluated?.result, overdueSince)
    return displayed(live, serverDecision(assessment), {
      isAhead: evaluated !== undefined && !evaluated.result.refusal && !isSame(evaluated.answers, savedAnswers),
      isEvaluated,
    })
  }, [isLate, isUnsaved, evaluated, content, assessment, savedAnswers, isEvaluated])
  const evaluatedState = evaluated?.state ?? stored
  // The light comes first. The questions follow it without blocking the next answer.
  const state = useDeferredValue(evaluatedState)
  const isDifferent = decision.origin === 'differs'
  useEffect(() => {
    if (isDifferent)
      reportError(new Error(`The live decision of assessment ${assessment.id} differs from the stored one`))
  }, [isDifferent, assessment.id])
  return {
    decision,
    country: country.data,
    wording,
    /** The questionnaire as it is on the screen, and what is still open for the decision beside it. */
    state,
    open: useMemo(() => openQuestions(evaluatedState), [evaluatedState]),
    cropListing: evaluated?.result.cropListing,
    /** Which pages apply is known from here on, and there is something to say about the result. */
    hasResult: evaluated !== undefined,
    /** The decision on the screen is that of `answers`. */
    isEvaluated,
    /** `answers` are being evaluated, or what they lead to is not on the screen yet. */
    isEvaluating: law !== null && !(isEvaluated && state === evaluatedState),
  }
}

const PENDING: DisplayedDecision = {
  status: null,
  summary: null,
  overdueSince: null,
  possible: [],
  line: undefined,
  origin: 'pending',
}

type DecisionParts = Omit<DisplayedDecision, 'origin'>
type Standing = {
  /** Other answers were evaluated than are saved. Those that the server would refuse do not count. */
  readonly isAhead: boolean
  readonly isEvaluated: boolean
}

/** The stored decision if it is about these answers. A difference on the same law is a fault. */
function displayed(
  live: DecisionParts,
  stored: Omit<DecisionParts, 'possible' | 'line'> | null,
  at: Standing,
): DisplayedDecision {
  if (at.isAhead || !stored) return { ...live, origin: at.isAhead ? 'live' : 'saved' }
  const isDifferent =
    at.isEvaluated &&
    stored.overdueSince === live.overdueSince &&
    live.summary !== null &&
    stored.summary !== null &&
    differ(stored.summary, live.summary)
  return { ...live, ...stored, origin: isDifferent ? 'differs' : 'saved' }
}

function liveDecision(result: Evaluation | undefined, overdueSince: string | null): DecisionParts {
  const summary = result?.summary ?? null
  const status = summary && shownStatus(summary.status, overdueSince)
  return {
    status,
    summary: summary && status && { ...summary, status },
    overdueSince,
    possible: [...new Set(result?.possible.map((one) => shownStatus(one, overdueSince)))],
    line: result?.line && shownSegments(result.line, overdueSince),
  }
}

/** The decision that the server saved with the answers. */
function serverDecision({ decisionSummary, reviewOverdueSince: overdueSince }: Assessment) {
  if (!decisionSummary) return null
  const summary = { ...decisionSummary, status: shownStatus(decisionSummary.status, overdueSince) }
  return { status: summary.status, summary, overdueSince }
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** Whether two decisions on the same versions of the law differ in their result. */
const differ = (one: DecisionSummary, other: DecisionSummary): boolean =>
  isSame(one.content, other.content) && !isSame(resultOf(one), resultOf(other))

/** Without reasons, which older formats of decisions describe in another way. */
const resultOf = ({ status, questions, duties, locks }: DecisionSummary) => [
  status,
  questions.toSorted(),
  duties.toSorted(),
  locks.toSorted(),
]
