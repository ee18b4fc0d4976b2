import type { Answers, Assessment, SurveyContent } from '@portal/contract'
import {
  canonicalJson,
  type Decision,
  decide,
  type Explanation,
  explain,
  normaliseAnswers,
  providerOf,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { type LiveLaw, useLaw } from '../shared/law/useLaw.ts'

/** A decision with its reasons; null while there is not enough to decide on. */
type Decided = { readonly decision: Decision; readonly explanation: Explanation } | null

/** What the light shows: the server's word where it has one for these answers, else what the browser worked out. */
export type Shown = {
  readonly decided: Decided
  /** `saved`: both agree. `live`: not on the server yet. `differs`: the server's is shown. */
  readonly origin: 'saved' | 'live' | 'differs'
}

/** Where the form stands and what the light shows, for the present answers. Follows typing with the least priority. */
export function useLiveDecision(content: SurveyContent, answers: Answers) {
  const settled = useDeferredValue(answers)
  const provider = providerOf(settled)
  const live = useLaw(content, provider)
  const { law, context } = live
  const state = useMemo(() => surveyState(context, normaliseAnswers(context, settled)), [context, settled])
  const decided = useMemo(() => (state.decidable ? decideLive({ law, context }, state) : null), [law, context, state])
  /** Not yet about the present answers, or not yet on the whole law. */
  const isBehind = settled !== answers || live.isLoading
  return { ...live, decided, state, isBehind }
}

function decideLive({ law, context }: LiveLaw, { facts }: SurveyState): Decided {
  const decision = decide(context.law, facts)
  return { decision, explanation: explain(law, decision) }
}

/** Compares the browser's decision with the stored one. A difference on the same law is a fault and is reported. */
export function useShown(live: Decided, assessment: Assessment, unsaved: boolean): Shown {
  const shown = useMemo(() => choose(live, assessment, unsaved), [live, assessment, unsaved])
  const { origin } = shown
  const { id } = assessment
  useEffect(() => {
    if (origin === 'differs')
      reportError(new Error(`The live decision of assessment ${id} differs from the stored one`))
  }, [origin, id])
  return shown
}

function choose(live: Decided, { decision, explanation }: Assessment, unsaved: boolean): Shown {
  if (unsaved || !decision || !explanation) return { decided: live, origin: unsaved ? 'live' : 'saved' }
  const decided = { decision: decision as Decision, explanation: explanation as Explanation }
  return { decided, origin: live && differ(decided.decision, live.decision) ? 'differs' : 'saved' }
}

/** Only where both were made on the same law can a difference be a fault. */
const differ = (stored: Decision, live: Decision): boolean =>
  canonicalJson(stored.trace.content) === canonicalJson(live.trace.content) &&
  canonicalJson(stored) !== canonicalJson(live)
