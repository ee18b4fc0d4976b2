import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { withScenarios } from './scenarioAddress.ts'
import type { Scenarios } from './scenarios.ts'

/** A name is typed letter by letter: browsers refuse an address that changes all the time. */
const PAUSE_MS = 300

/**
 * Keeps the address in line with the scenarios, always in place of the present one: Back leaves the screen and does not
 * walk through every change. While `held`, the address stays as it is.
 */
export function useScenarioAddress(scenarios: Scenarios, held: boolean) {
  const [params, setParams] = useSearchParams()
  const write = useEffectEvent(() => {
    const next = withScenarios(params, scenarios)
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the scenarios change, read when it is time.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [scenarios, held])
}
