import { type Answers, type Assessment, type Questionnaire, shownStatus } from '@portal/contract'
import { canonicalJson, type DecisionSummary, type LawSegment, providerOf, type Status } from '@portal/rules'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { overdueToday, shownSegments } from '../../decision/ExplainedDecision.ts'
import { differ } from './differ.ts'
import type { Evaluated, Evaluations } from './useEvaluations.ts'

/** A decision as far as it is known, in the colours that are shown: no GREEN by a law whose review is overdue. */
type KnownDecision = {
  /** Null while there is not enough to decide on. */
  readonly status: Status | null
  /** Null until it is computed. */
  readonly summary: DecisionSummary | null
  /** Since when the review of the country's law has been overdue; null: it is not. */
  readonly overdueSince: string | null
}

/** The decision on the screen: the stored one if it is about these answers, else the one computed in the browser. */
export type DisplayedDecision = KnownDecision & {
  /** The colours that are still possible while questions are open. */
  readonly possible: readonly Status[]
  /** These colours by day of access: null where the law is not assessed, undefined until they are computed. */
  readonly line: readonly LawSegment[] | null | undefined
  /**
   * `saved`: both agree. `live`: not on the server yet. `differs`: the server's is shown. `pending`: none is shown, as
   * the present answers are still being evaluated.
   */
  readonly origin: 'saved' | 'live' | 'differs' | 'pending'
}

/** The state of the form that decides which decision is shown. */
type FormState = {
  readonly content: Questionnaire
  readonly assessment: Assessment
  /** The saved answers. */
  readonly present: Answers
  readonly isUnsaved: boolean
  readonly evaluations: Evaluations
}

/** Compares the browser's decision with the stored one. A difference on the same law is a fault and is reported. */
export function useDisplayedDecision(form: FormState): DisplayedDecision {
  const { content, assessment, present, isUnsaved, evaluations } = form
  const evaluated = useSyncExternalStore(evaluations.subscribe, evaluations.get)
  const overdueSince = overdueToday(content, evaluated ? providerOf(evaluated.input.answers) : undefined)
  const live = useMemo(() => liveDecision(evaluated, overdueSince), [evaluated, overdueSince])
  const stored = useMemo(() => storedResult(assessment), [assessment])
  const isUpToDate = useSyncExternalStore(evaluations.subscribe, evaluations.isUpToDate)
  const isAhead = useIsAhead(evaluated, present)
  const isDifferent =
    isUpToDate && !isAhead && evaluated?.isSummarised === true && stored !== null && isOtherResult(stored, live)
  const isLate = useIsLate(!isUpToDate && (isUnsaved || evaluated !== null))
  useEffect(() => {
    const { id } = assessment
    if (isDifferent) reportError(new Error(`The live decision of assessment ${id} differs from the stored one`))
  }, [isDifferent, assessment])
  return useMemo(() => {
    if (isLate) return PENDING
    const { status, summary, overdueSince } = isAhead ? live : (stored ?? live)
    const origin = isAhead ? 'live' : isDifferent ? 'differs' : 'saved'
    return { status, summary, overdueSince, possible: live.possible, line: live.line, origin }
  }, [isLate, isAhead, isDifferent, stored, live])
}

const PENDING: DisplayedDecision = {
  status: null,
  summary: null,
  overdueSince: null,
  possible: [],
  line: undefined,
  origin: 'pending',
}

/**
 * Whether other answers were evaluated than are saved, before or after these. Answers that the server would refuse do not
 * change the decision shown.
 */
const useIsAhead = (evaluated: Evaluated | null, present: Answers): boolean =>
  useMemo(
    () =>
      evaluated !== null &&
      evaluated.quick.refusal === null &&
      canonicalJson(evaluated.input.answers) !== canonicalJson(present),
    [evaluated, present],
  )

/** From here on an older colour would be taken for that of the present answers. */
const LATE_MS = 250

/** Whether something has been going on for so long that it has to be shown. */
export function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLate
}

function liveDecision(evaluated: Evaluated | null, overdueSince: string | null) {
  const possible = [...new Set(evaluated?.quick.possible.map((status) => shownStatus(status, overdueSince)))]
  const summary = evaluated?.summary ?? null
  // Of facts that are too open to be read to the end, the summary has the worse colour, which counts.
  const decided = summary?.status ?? evaluated?.quick.status ?? null
  const status = decided && shownStatus(decided, overdueSince)
  const line = evaluated?.line && shownSegments(evaluated.line, overdueSince)
  return {
    status,
    summary: summary && status && { ...summary, status },
    overdueSince,
    possible,
    line: line ?? evaluated?.line,
  }
}

function storedResult({ decisionSummary, reviewOverdueSince: overdueSince }: Assessment) {
  if (!decisionSummary) return null
  const summary = { ...decisionSummary, status: shownStatus(decisionSummary.status, overdueSince) }
  return { status: summary.status, summary, overdueSince }
}

const isOtherResult = (stored: NonNullable<ReturnType<typeof storedResult>>, live: KnownDecision): boolean =>
  stored.overdueSince === live.overdueSince && live.summary !== null && differ(stored.summary, live.summary)
