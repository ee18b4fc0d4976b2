import { and, eq, isNull } from 'drizzle-orm'
import { type AssessmentRow, type DutyRecord, REOPENED, saveDutyChange } from '../../cases/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { duties } from '../../db/schema.ts'

/** Matches the ids of duties to pass information on with the material: `eu-pass-on`, `ch-pass-on`. */
const PASS_ON = /-pass-on$/

/** `by`: the id of the person who saves the transfer. */
type Transferring = { by: string; at: Date; recipient: string }

/**
 * Settles the open duties to pass information on, because the hand-over sheet does so. They get the moment of the
 * transfer as their settling time, by which a withdrawal finds them again.
 */
export async function doneByTransfer(tx: Transaction, row: AssessmentRow, transfer: Transferring): Promise<void> {
  const { by, at, recipient } = transfer
  const cause = { code: 'transfers.added', params: { recipient, reason: '' } } as const
  for (const duty of await selectPassOnDuties(tx, row, 'open')) {
    await saveDutyChange(tx, duty, { state: 'done', settledAt: at, settledById: by }, { changedById: by, cause })
  }
}

type Withdrawal = Pick<Transferring, 'by' | 'recipient'> & { reason: string; transferredAt: readonly Date[] }

/** Reopens duties that were settled by one of these transfers, none of which counts any more. */
export async function reopenDoneByTransfer(
  tx: Transaction,
  row: AssessmentRow,
  { by, recipient, reason, transferredAt }: Withdrawal,
): Promise<void> {
  const cause = { code: 'transfers.withdrawn', params: { recipient, reason } } as const
  const moments = new Set(transferredAt.map((at) => at.getTime()))
  for (const duty of await selectPassOnDuties(tx, row, 'done')) {
    if (!duty.settledAt || !moments.has(duty.settledAt.getTime())) continue
    await saveDutyChange(tx, duty, REOPENED, { changedById: by, cause })
  }
}

async function selectPassOnDuties(
  tx: Transaction,
  { accountId, assessmentId }: AssessmentRow,
  state: 'open' | 'done',
): Promise<DutyRecord[]> {
  const rows = await tx
    .select()
    .from(duties)
    .where(
      and(
        eq(duties.accountId, accountId),
        eq(duties.assessmentId, assessmentId),
        eq(duties.state, state),
        isNull(duties.goneAt),
      ),
    )
    .for('update')
  return rows.filter(({ obligationId }) => PASS_ON.test(obligationId))
}
