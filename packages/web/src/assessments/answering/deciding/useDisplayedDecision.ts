import type { Assessment } from '@portal/contract'
import { canonicalJson, isSameDecision } from '@portal/rules'
import { useDeferredValue, useEffect, useMemo } from 'react'
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
  const { id } = assessment
  const stored = useMemo(() => (unsaved ? null : storedDecision(assessment)), [assessment, unsaved])
  const isDifferent = useIsDifferent(stored, live)
  const origin = originOf(unsaved, isDifferent)
  const decided = stored ?? live
  const shown = useMemo(() => ({ decided, origin }), [decided, origin])
  useEffect(() => {
    if (origin === 'differs')
      reportError(new Error(`The live decision of assessment ${id} differs from the stored one`))
  }, [origin, id])
  return shown
}

function originOf(unsaved: boolean, isDifferent: boolean): DisplayedDecision['origin'] {
  if (unsaved) return 'live'
  return isDifferent ? 'differs' : 'saved'
}

/** The comparison reads both decisions to the end: it follows what is shown, at low priority. */
function useIsDifferent(stored: ExplainedDecision, live: ExplainedDecision): boolean {
  const pair = useDeferredValue(useMemo(() => ({ stored, live }), [stored, live]))
  return useMemo(() => pair.stored !== null && pair.live !== null && differ(pair.stored, pair.live), [pair])
}

/** Only where both were made on the same law, reviewed or not, can a difference be a fault. */
const differ = (stored: NonNullable<ExplainedDecision>, live: NonNullable<ExplainedDecision>): boolean =>
  stored.overdueSince === live.overdueSince &&
  canonicalJson(stored.decision.trace.content) === canonicalJson(live.decision.trace.content) &&
  !isSameDecision(stored.decision, live.decision)
