import { type Answers, type Assessment, type SurveyContent, shownStatus } from '@portal/contract'
import {
  canonicalJson,
  decide,
  explain,
  isSameDecision,
  normaliseAnswers,
  possibleColours,
  providerOf,
  type Status,
  type SurveyContext,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { today } from '../../shared/dates/dates.ts'
import { type LiveLaw, useLaw } from '../../shared/law/useLaw.ts'
import {
  type ExplainedDecision,
  overdueToday,
  storedDecision,
  withoutOverdueGreen,
} from '../decision/ExplainedDecision.ts'
import { refusalOf } from './answers.ts'

/** The decision on the screen: the stored one if it is about these answers, else the one computed in the browser. */
export type DisplayedDecision = {
  readonly decided: ExplainedDecision
  /** `saved`: both agree. `live`: not on the server yet. `differs`: the server's is shown. */
  readonly origin: 'saved' | 'live' | 'differs'
}

/**
 * Where the form stands and what the light shows, for the present answers. Follows typing with the least priority.
 * Answers that the server would refuse lead to no decision; `refusal` says why.
 */
export function useLiveDecision(content: SurveyContent, answers: Answers) {
  const settled = useDeferredValue(answers)
  const provider = providerOf(settled)
  const live = useLaw(content, provider)
  const { law, context } = live
  const state = useMemo(() => surveyState(context, normaliseAnswers(context, settled)), [context, settled])
  const refusal = useMemo(() => refusalOf(context, state), [context, state])
  const overdueSince = overdueToday(content, provider)
  const isDecidable = state.decidable && refusal === null
  const decided = useMemo(
    () => (isDecidable ? decideLive({ law, context }, state, overdueSince) : null),
    [law, context, state, overdueSince, isDecidable],
  )
  /** Not yet about the present answers, or not yet on the whole law. */
  const isBehind = settled !== answers || live.isLoading
  const possible = useMemo(
    () => (isDecidable && !state.canComplete ? coloursLeft(context, state, overdueSince) : []),
    [context, state, overdueSince, isDecidable],
  )
  return { ...live, decided, possible, refusal, state, isBehind }
}

/** The colours that open answers leave, as they are shown: a law too old for GREEN gives AMBER. */
function coloursLeft({ law }: SurveyContext, { facts }: SurveyState, overdueSince: string | null): readonly Status[] {
  return [...new Set(possibleColours(law, facts).map((status) => shownStatus(status, overdueSince)))]
}

function decideLive({ law, context }: LiveLaw, { facts }: SurveyState, overdueSince: string | null): ExplainedDecision {
  const decision = decide(context.law, facts)
  return withoutOverdueGreen(decision, explain(law, decision, today()), overdueSince)
}

/** Compares the browser's decision with the stored one. A difference on the same law is a fault and is reported. */
export function useDisplayedDecision(
  live: ExplainedDecision,
  assessment: Assessment,
  unsaved: boolean,
): DisplayedDecision {
  const shown = useMemo(() => pickDisplayed(live, assessment, unsaved), [live, assessment, unsaved])
  const { origin } = shown
  const { id } = assessment
  useEffect(() => {
    if (origin === 'differs')
      reportError(new Error(`The live decision of assessment ${id} differs from the stored one`))
  }, [origin, id])
  return shown
}

function pickDisplayed(live: ExplainedDecision, assessment: Assessment, unsaved: boolean): DisplayedDecision {
  const stored = storedDecision(assessment)
  if (unsaved || !stored) return { decided: live, origin: unsaved ? 'live' : 'saved' }
  return { decided: stored, origin: live && differ(stored, live) ? 'differs' : 'saved' }
}

/** Only where both were made on the same law, reviewed or not, can a difference be a fault. */
const differ = (stored: NonNullable<ExplainedDecision>, live: NonNullable<ExplainedDecision>): boolean =>
  stored.overdueSince === live.overdueSince &&
  canonicalJson(stored.decision.trace.content) === canonicalJson(live.decision.trace.content) &&
  !isSameDecision(stored.decision, live.decision)
