import type { Assessment } from '@portal/contract'
import { canonicalJson, isSameDecision } from '@portal/rules'
import { useEffect, useMemo } from 'react'
import { type ExplainedDecision, storedDecision } from '../../decision/ExplainedDecision.ts'

/** The decision on the screen: the stored one if it is about these answers, else the one computed in the browser. */
export type DisplayedDecision = {
  readonly decided: ExplainedDecision
  /** `saved`: both agree. `live`: not on the server yet. `differs`: the server's is shown. */
  readonly origin: 'saved' | 'live' | 'differs'
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
