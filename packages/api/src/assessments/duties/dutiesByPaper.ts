import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { duties } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
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

type Filed = { dutyId: string; paper: string }

/** Makes a duty of the assessment met by a paper that a person filed for it. Throws INVALID_INPUT where it is gone. */
export async function meetByPaper(
  tx: Transaction,
  actor: Actor,
  row: AssessmentRow,
  { dutyId, paper }: Filed,
): Promise<void> {
  const found = await selectDutyForUpdate(tx, actor, dutyId)
  if (!found || found.assessmentId !== row.assessmentId || found.goneAt) {
    throw invalid([{ path: 'target', message: translate('refusals.dutyGone') }])
  }
  if (!mayChangeDuty(actor, row, found)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  const { firstName: _first, lastName: _last, ...before } = found
  const by = fullName(actor.user)
  const met = { state: 'met_by_paper', reason: null, settledAt: new Date(), settledBy: by } as const
  await save(tx, before, met, { changedBy: by, cause: { code: 'evidence.added', params: { paper } } })
}

/** Opens duties again that were met by a paper which proves nothing any more. */
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

/** The duties of the rules to pass information on with the material are named so: `eu-pass-on`, `ch-pass-on`. */
const PASS_ON = /-pass-on$/

const REOPENED = { state: 'open', settledAt: null, settledBy: null } as const

type Transferring = { by: string; at: Date; recipient: string }

/**
 * Ticks the open duties to pass information on, now that a hand-over sheet goes with the material. They are settled at the
 * moment of the transfer, by which a withdrawal finds them again.
 */
export async function doneByTransfer(tx: Transaction, row: AssessmentRow, transfer: Transferring): Promise<void> {
  const { by, at, recipient } = transfer
  const cause = { code: 'transfers.added', params: { recipient, reason: '' } } as const
  for (const duty of await selectPassOnDuties(tx, row, 'open')) {
    await save(tx, duty, { state: 'done', settledAt: at, settledBy: by }, { changedBy: by, cause })
  }
}

type Withdrawal = Pick<Transferring, 'by' | 'recipient'> & { reason: string; transferredAt: readonly Date[] }

/** Opens the duties again that were done by one of these transfers, of which none counts any more. */
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

/** Who changed a duty, and by which transfer or paper. */
type Origin = { changedBy: string; cause: NonNullable<DutyDifference['cause']> }

async function save(tx: Transaction, before: DutyRecord, change: Partial<DutyRecord>, origin: Origin): Promise<void> {
  const at = new Date()
  const after = { ...before, ...change }
  await updateDuties(tx, [{ ...after, version: before.version + 1, updatedAt: at }])
  await insertDutyChanges(tx, [differenceOf(before, after, { at, ...origin })])
}
