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
import { keepLatest } from '../../cache/keepLatest.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import type { LawStore, LegalContext } from '../../startup/deps.ts'

/** Some 30 kB each. */
const MOST_STATES = 500

/**
 * A decision as it is kept: its canonical text, and the hash of exactly that text. `status` is the colour that is
 * shown: the decision's own unless the review of the law was overdue since some day.
 */
export type StoredDecision = {
  decision: Decision
  text: string
  sha256: string
  status: Status
  overdueSince: string | null
}
/** Where a set of answers stands in the questionnaire, under a law. */
export type Standing = { context: LegalContext; state: SurveyState }
/** What it comes to. `record` is null while there is not enough to decide on. */
export type Evaluation = Standing & { record: StoredDecision | null }

/** By the law that is active now. */
export async function standingOf(db: DbOrTransaction, law: LawStore, answers: Answers): Promise<Standing> {
  const context = await law.contextFor(db, providerOf(answers))
  return { context, state: stateOf(context, answers) }
}

/** An assessment is read many times for each change, and what its answers come to under a law never changes. */
const keep = keepLatest<SurveyState>(MOST_STATES)
const stateOf = (context: LegalContext, answers: Answers): SurveyState =>
  keep(JSON.stringify([context.content, answers]), () => surveyState(context.survey, answers))

/** Judges answers by the law that is active now, and stays so until the transaction ends. */
export const evaluate = async (tx: Transaction, law: LawStore, answers: Answers): Promise<Evaluation> =>
  evaluateToday(tx, law, await law.holdContextFor(tx, providerOf(answers)), answers)

/** Judges answers by a given law, as old as it is today. */
export const evaluateToday = async (
  db: DbOrTransaction,
  law: LawStore,
  context: LegalContext,
  answers: Answers,
): Promise<Evaluation> => evaluateIn(context, answers, await law.overdueSince(db, context))

/** The same as of any day: the same answers, versions and overdue review give the same bytes and colour, for ever. */
export function evaluateIn(context: LegalContext, answers: Answers, overdueSince: string | null): Evaluation {
  const state = stateOf(context, answers)
  return { context, state, record: decideIn(context, state, overdueSince) }
}

/** The decision on where answers stand. */
export const decideIn = (
  context: LegalContext,
  state: SurveyState,
  overdueSince: string | null,
): StoredDecision | null => (state.decidable ? recordOf(decide(context.survey.law, state.facts), overdueSince) : null)

function recordOf(decision: Decision, overdueSince: string | null): StoredDecision {
  const text = canonicalJson(decision)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return { decision, text, sha256, status: shownStatus(decision.status, overdueSince), overdueSince }
}
