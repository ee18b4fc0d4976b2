import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { duties } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'
import { fullName } from '../core/record.ts'
import { type DutyRecord, differenceOf, insertDutyChanges, selectDutyForUpdate, updateDuties } from './duties.repo.ts'
import { mayChangeDuty } from './presentDuty.ts'

/** Makes a duty of the assessment met by a paper that a person filed for it. Throws INVALID_INPUT where it is gone. */
export async function meetByPaper(tx: Transaction, actor: Actor, row: AssessmentRow, dutyId: string): Promise<void> {
  const found = await selectDutyForUpdate(tx, actor, dutyId)
  if (!found || found.assessmentId !== row.assessmentId || found.goneAt) {
    throw invalid([{ path: 'target', message: translate('refusals.dutyGone') }])
  }
  if (!mayChangeDuty(actor, row, found)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  const { firstName: _first, lastName: _last, ...before } = found
  const by = fullName(actor.user)
  await save(tx, before, { state: 'met_by_paper', reason: null, settledAt: new Date(), settledBy: by }, by)
}

/** Opens duties again that were met by a paper which proves nothing any more. */
export async function reopenMetByPaper(
  tx: Transaction,
  { accountId }: Pick<DutyRecord, 'accountId'>,
  { dutyIds, changedBy }: { dutyIds: readonly string[]; changedBy: string },
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
  for (const row of rows) await save(tx, row, { state: 'open', settledAt: null, settledBy: null }, changedBy)
}

/** The duties of the rules to pass information on with the material are named so: `eu-pass-on`, `ch-pass-on`. */
const PASS_ON = /-pass-on$/

type Transferring = { by: string; at: Date }

/**
 * Ticks the open duties to pass information on, now that a hand-over sheet goes with the material. They are settled at the
 * moment of the transfer, by which a withdrawal finds them again.
 */
export async function doneByTransfer(tx: Transaction, row: AssessmentRow, { by, at }: Transferring): Promise<void> {
  for (const duty of await selectPassOnDuties(tx, row, 'open')) {
    await save(tx, duty, { state: 'done', settledAt: at, settledBy: by }, by)
  }
}

/** Opens the duties again that were done by one of these transfers, of which none counts any more. */
export async function reopenDoneByTransfer(
  tx: Transaction,
  row: AssessmentRow,
  { by, transferredAt }: { by: string; transferredAt: readonly Date[] },
): Promise<void> {
  const moments = new Set(transferredAt.map((at) => at.getTime()))
  for (const duty of await selectPassOnDuties(tx, row, 'done')) {
    if (!duty.settledAt || !moments.has(duty.settledAt.getTime())) continue
    await save(tx, duty, { state: 'open', settledAt: null, settledBy: null }, by)
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

async function save(
  tx: Transaction,
  before: DutyRecord,
  change: Partial<DutyRecord>,
  changedBy: string,
): Promise<void> {
  const at = new Date()
  const after = { ...before, ...change }
  await updateDuties(tx, [{ ...after, version: before.version + 1, updatedAt: at }])
  await insertDutyChanges(tx, [differenceOf(before, after, { at, changedBy })])
}
