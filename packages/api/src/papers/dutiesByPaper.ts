import type { Paper } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import {
  type AssessmentRow,
  type DutyOrigin,
  type DutyRecord,
  mayChangeDuty,
  REOPENED,
  saveDutyChange,
  selectDutyForUpdate,
} from '../cases/index.ts'
import type { Transaction } from '../db/connect.ts'
import { duties } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'

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
  const met = { state: 'met_by_paper', reason: null, settledAt: new Date(), settledById: actor.userId } as const
  await saveDutyChange(tx, before, met, {
    changedById: actor.userId,
    cause: { code: 'evidence.added', params: { paper } },
  })
}

/** Reopens duties that were met by a paper which no longer proves anything. */
export async function reopenMetByPaper(
  tx: Transaction,
  { accountId }: Pick<DutyRecord, 'accountId'>,
  { dutyIds, ...origin }: DutyOrigin & { dutyIds: readonly string[] },
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
        isNotNull(duties.settledById),
      ),
    )
    .for('update')
  for (const row of rows) await saveDutyChange(tx, row, REOPENED, origin)
}
