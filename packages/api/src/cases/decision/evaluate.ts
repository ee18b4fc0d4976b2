import { createHash } from 'node:crypto'
import { type Answers, shownStatus } from '@portal/contract'
import {
  canonicalJson,
  type Decision,
  decide,
  providerOf,
  type Status,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'

/**
 * A decision as stored: its canonical text, and the hash of exactly that text. `status` is the colour shown: the
 * decision's own unless the review of the law was overdue since some day.
 */
export type StoredDecision = {
  decision: Decision
  text: string
  sha256: string
  status: Status
  overdueSince: string | null
}
/** The state of the questionnaire for a set of answers under a law. */
export type Standing = { context: LegalContext; state: SurveyState }
/** A standing with its decision. `record` is null if too little is known to decide. */
type Evaluation = Standing & { record: StoredDecision | null }

/** Answers with the account whose house rules apply to them; none if left out. */
export type OwnAnswers = { readonly answers: Answers; readonly accountId?: string }

/** The standing of the answers under the active law. */
export const standingOf = async (
  db: DbOrTransaction,
  law: LawStore,
  { answers, accountId }: OwnAnswers,
): Promise<Standing> => standingIn(await law.contextFor(db, providerOf(answers), accountId), answers)

/** The standing of the answers under a given law. */
export const standingIn = (context: LegalContext, answers: Answers): Standing => ({
  context,
  state: stateOf(context, answers),
})

/** The same answers under the same law always have the same state. About 30 kB per entry. */
const states = createCache<SurveyState>({ name: 'surveyStates', maxSize: 250 })
export const stateOf = (context: LegalContext, answers: Answers): SurveyState =>
  states.getOrCompute(JSON.stringify([context.content, answers]), () => surveyState(context.survey, answers))

/** Deterministic: equal answers, content versions and overdue review always give the same bytes and colour. */
export function evaluateIn(context: LegalContext, answers: Answers, overdueSince: string | null): Evaluation {
  const state = stateOf(context, answers)
  const record = state.decidable ? recordOf(decide(context.survey.law, state.facts), overdueSince) : null
  return { context, state, record }
}

export function recordOf(decision: Decision, overdueSince: string | null): StoredDecision {
  const text = canonicalJson(decision)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { decision, text, sha256, status: shownStatus(decision.status, overdueSince), overdueSince }
}
