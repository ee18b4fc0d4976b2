import type { Answers } from '@portal/contract'
import type { Transaction } from '../../db/connect.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'
import type { Outcome } from '../decision/memo.ts'
import { closeLocks } from '../locks/closeLocks.ts'
import { carryOverDuties } from '../obligations/carryOver.ts'

/** A completed assessment with the evaluation of its answers. */
type Completed = {
  row: Pick<AssessmentRow, 'accountId' | 'assessmentId'>
  answers: Answers
  evaluation: Outcome
}

/** Closes the locks and saves the duties that follow from a confirmed decision. */
export async function saveConsequences(
  tx: Transaction,
  { row, answers, evaluation }: Completed,
  closing: { at: Date; lockedById: string },
): Promise<void> {
  await closeLocks(tx, { row, evaluation }, closing)
  const obligations = evaluation.record?.decision.obligations ?? []
  await carryOverDuties(tx, [{ row, answers, context: evaluation.context, obligations }], closing.at)
}
