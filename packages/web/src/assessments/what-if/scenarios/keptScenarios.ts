import { z } from 'zod'
import { MOST_SCENARIOS, Scenario, type Scenarios } from './scenarios.ts'

const Kept = z.array(Scenario).max(MOST_SCENARIOS)

/** Beside the address, one user's in one tab: for who comes back without it, and for what is too long for one. */
const keyOf = (userId: string, assessmentId: string) => `abs-portal.whatIf.${userId}.${assessmentId}`

export function keepScenarios(userId: string, assessmentId: string, scenarios: Scenarios) {
  const key = keyOf(userId, assessmentId)
  if (scenarios.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(scenarios))
}

/** What was kept, or nothing where it can no longer be read. */
export function keptScenarios(userId: string, assessmentId: string): Scenarios {
  const text = sessionStorage.getItem(keyOf(userId, assessmentId))
  if (text === null) return []
  try {
    return Kept.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
