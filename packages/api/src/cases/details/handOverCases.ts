import { translate } from '@portal/texts/translate'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { assessments, assessmentViews, duties } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { rightsOf } from '../core/access.ts'
import { findAssessment } from '../core/assessments.repo.ts'
import { saveDutyChange } from '../obligations/saveDutyChange.ts'
import { saveDetails } from './details.ts'
import { selectPossibleOwnerForShare } from './owners.ts'

type Leaver = { userId: string; accountId: string }

/**
 * Gives a leaver's assessments, open duties and shared views to a successor. Throws INVALID_INPUT for a successor who
 * cannot own them, and USER_INVALID_AUTHENTICATION_FORBIDDEN if the actor may not change the owner of one.
 */
export async function handOverCases(tx: Transaction, actor: Actor, leaver: Leaver, successorId: string): Promise<void> {
  const successor = await selectPossibleOwnerForShare(tx, leaver, successorId)
  if (!successor || successorId === leaver.userId) {
    throw invalid([{ path: 'successorId', message: translate('refusals.owner') }])
  }
  const { accountId, userId } = leaver
  const isOpen = and(eq(duties.state, 'open'), isNull(duties.goneAt))
  const open = await tx
    .select()
    .from(duties)
    .where(and(eq(duties.accountId, accountId), eq(duties.ownerId, userId), isOpen))
    .for('update')
  for (const duty of open) {
    await saveDutyChange(tx, duty, { ownerId: successorId }, { changedById: actor.userId })
  }
  await tx
    .update(assessmentViews)
    .set({ ownerId: successorId })
    .where(and(eq(assessmentViews.ownerId, userId), eq(assessmentViews.shared, true)))
  const owned = await tx
    .select({ assessmentId: assessments.assessmentId })
    .from(assessments)
    .where(and(eq(assessments.accountId, accountId), eq(assessments.ownerId, userId), isNull(assessments.deletedAt)))
    .for('update')
  for (const { assessmentId } of owned) {
    const row = await findAssessment(tx, actor, assessmentId)
    if (!row || !rightsOf(actor, row).includes('setOwner')) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    await saveDetails(tx, actor, row, { ownerId: successorId })
  }
}
