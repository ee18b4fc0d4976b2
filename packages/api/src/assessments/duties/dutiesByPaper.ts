import type { Paper } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { duties } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'
import { fullName } from '../core/record.ts'
import {
  type DutyDifference,
  type DutyRecord,
  differenceOf,
  insertDutyChanges,
  selectDutyForUpdate,
  updateDuties,
} from './duties.repo.ts'
import { mayChangeDuty } from './presentDuty.ts'

type Filed = { dutyId: string; paper: Paper }

/** Marks a duty as met by a paper that a user filed for it. Throws INVALID_INPUT if the duty is gone. */
export async function meetByPaper(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  { dutyId, paper }: Filed,
): Promise<void> {
  const dutyRecord = await selectDutyForUpdate(tx, actor, dutyId)
  if (!dutyRecord || dutyRecord.assessmentId !== row.assessmentId || dutyRecord.goneAt) {
    throw invalid([{ path: 'target', message: translate('refusals.dutyGone') }])
  }
  if (!mayChangeDuty(actor, row, dutyRecord)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  const { firstName: _first, lastName: _last, ...before } = dutyRecord
  const by = fullName(actor.user)
  const met = { state: 'met_by_paper', reason: null, settledAt: new Date(), settledBy: by } as const
  await save(tx, before, met, { changedBy: by, cause: { code: 'evidence.added', params: { paper } } })
}

/** Reopens duties that were met by a paper which no longer proves anything. */
export async function reopenMetByPaper(
  tx: Transaction,
  { accountId }: Pick<DutyRecord, 'accountId'>,
  { dutyIds, ...origin }: Origin & { dutyIds: readonly string[] },
): Promise<void> {
  if (dutyIds.length === 0) return
  const rows = await tx
    .select()
    .from(duties)
    .where(
      and(
        eq(duties.accountId, accountId),
        inArray(duties.dutyId, [...dutyIds]),
        eq(duties.state, 'met_by_paper'),
        isNotNull(duties.settledBy),
      ),
    )
    .for('update')
  for (const row of rows) await save(tx, row, REOPENED, origin)
}

/** Matches the ids of duties to pass information on with the material: `eu-pass-on`, `ch-pass-on`. */
const PASS_ON = /-pass-on$/

const REOPENED = { state: 'open', settledAt: null, settledBy: null } as const

type Transferring = { by: string; at: Date; recipient: string }

/**
 * Settles the open duties to pass information on, because the hand-over sheet does so. They get the moment of the
 * transfer as their settling time, by which a withdrawal finds them again.
 */
export async function doneByTransfer(tx: Transaction, row: AssessmentRow, transfer: Transferring): Promise<void> {
  const { by, at, recipient } = transfer
  const cause = { code: 'transfers.added', params: { recipient, reason: '' } } as const
  for (const duty of await selectPassOnDuties(tx, row, 'open')) {
    await save(tx, duty, { state: 'done', settledAt: at, settledBy: by }, { changedBy: by, cause })
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
    await save(tx, duty, REOPENED, { changedBy: by, cause })
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
        and(eq(duties.state, state), isNull(duties.goneAt)),
      ),
    )
    .for('update')
  return rows.filter(({ obligationId }) => PASS_ON.test(obligationId))
}

/** The user who changed a duty, and the transfer or paper that caused the change. */
type Origin = { changedBy: string; cause: NonNullable<DutyDifference['cause']> }

async function save(tx: Transaction, before: DutyRecord, change: Partial<DutyRecord>, origin: Origin): Promise<void> {
  const at = new Date()
  const after = { ...before, ...change }
  await updateDuties(tx, [{ ...after, version: before.version + 1, updatedAt: at }])
  await insertDutyChanges(tx, [differenceOf(before, after, { at, ...origin })])
}
