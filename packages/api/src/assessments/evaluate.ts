import { createHash } from 'node:crypto'
import type { Answers } from '@portal/contract'
import { canonicalJson, type Decision, decide, providerOf, type SurveyState, surveyState } from '@portal/rules'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import type { LawStore, LegalContext } from '../deps.ts'

/** A decision as it is kept: its canonical text, and the hash of exactly that text. */
export type Record = { decision: Decision; text: string; sha256: string }
/** Where a set of answers stands in the questionnaire, under a law. */
export type Standing = { context: LegalContext; state: SurveyState }
/** What it comes to. `record` is null while there is not enough to decide on. */
export type Evaluation = Standing & { record: Record | null }

/** By the law that is active now. */
export async function standingOf(db: DbOrTransaction, law: LawStore, answers: Answers): Promise<Standing> {
  const context = await law.contextFor(db, providerOf(answers))
  return { context, state: surveyState(context.survey, answers) }
}

/** Judges answers by the law that is active now, and stays so until the transaction ends. */
export const evaluate = async (tx: Transaction, law: LawStore, answers: Answers): Promise<Evaluation> =>
  evaluateIn(await law.holdContextFor(tx, providerOf(answers)), answers)

/** Judges answers by a given law: the same answers and the same versions give the same bytes, for ever. */
export function evaluateIn(context: LegalContext, answers: Answers): Evaluation {
  const state = surveyState(context.survey, answers)
  return { context, state, record: state.decidable ? recordOf(decide(context.survey.law, state.facts)) : null }
}

function recordOf(decision: Decision): Record {
  const text = canonicalJson(decision)
  return { decision, text, sha256: createHash('sha256').update(text).digest('hex') }
}
