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

/** Ticks the open duties to pass information on, now that a hand-over sheet goes with the material. */
export async function doneByTransfer(tx: Transaction, row: AssessmentRow, by: string): Promise<void> {
  const { accountId, assessmentId } = row
  const isOpen = and(eq(duties.state, 'open'), isNull(duties.goneAt))
  const rows = await tx
    .select()
    .from(duties)
    .where(and(eq(duties.accountId, accountId), eq(duties.assessmentId, assessmentId), isOpen))
    .for('update')
  for (const duty of rows.filter(({ obligationId }) => PASS_ON.test(obligationId))) {
    await save(tx, duty, { state: 'done', settledAt: new Date(), settledBy: by }, by)
  }
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
