import type { Answers } from '@portal/contract'
import { providerOf } from '@portal/rules'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { type OwnAnswers, type Standing, standingIn } from './evaluate.ts'
import { memoizedRecord, type Outcome } from './memo.ts'

/** A standing with its decision. `record` is null if too little is known to decide. */
export type EvaluationToday = Standing & Pick<Outcome, 'record'>

/** Evaluates answers under the active law, which is locked FOR SHARE until the transaction ends. */
export const evaluateForShare = async (
  tx: Transaction,
  law: LawStore,
  { answers, accountId }: OwnAnswers,
): Promise<EvaluationToday> =>
  evaluateToday(tx, law, await law.contextForShare(tx, providerOf(answers), accountId), answers)

/** Evaluates answers under a given law, considering reviews that are overdue today. */
export const evaluateToday = async (
  db: DbOrTransaction,
  law: LawStore,
  context: LegalContext,
  answers: Answers,
): Promise<EvaluationToday> => {
  const overdueSince = await law.overdueSince(db, context)
  const standing = standingIn(context, answers)
  return { ...standing, record: memoizedRecord({ context, overdueSince }, standing.state) }
}
