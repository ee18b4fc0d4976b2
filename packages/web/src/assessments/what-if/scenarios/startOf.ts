import type { SurveyContent } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { areAnswers } from './areAnswers.ts'
import { scenariosIn } from './scenarioAddress.ts'
import type { Scenarios } from './scenarios.ts'

/** What a screen begins with. `others`: what this tab had, where the address brought something else. */
export type Start = {
  readonly scenarios: Scenarios
  readonly others: Scenarios | null
  readonly isUnreadable: boolean
}

/** The scenarios of the address, else those that were kept; a link that cannot be read takes nothing away. */
export function startOf(params: URLSearchParams, kept: Scenarios, content: SurveyContent): Start {
  const given = scenariosIn(params)
  if (given === null) return { scenarios: kept, others: null, isUnreadable: false }
  if (given === 'unreadable' || !given.every(({ changes }) => areAnswers(content, changes))) {
    return { scenarios: kept, others: null, isUnreadable: true }
  }
  const isOther = kept.length > 0 && canonicalJson(kept) !== canonicalJson(given)
  return { scenarios: given, others: isOther ? kept : null, isUnreadable: false }
}
