import { assessmentNumber, type LockType, type Role } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import { assessmentLocks, assessments, notifications, users } from '../../db/schema.ts'
import { hasNoAdministrator } from '../../db/visibility/administrators.ts'
import { privateAssessmentsReach } from '../../db/visibility/visibleAssessments.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { rolesThatUnlock, unlockReach } from '../core/access.ts'

/** Notifies those who may open the closed locks of an assessment; idempotent per closing. */
export async function notifyUnlockers(db: Db, { accountId, assessmentId }: Jobs['notifyLocked']): Promise<void> {
  await db.transaction(async (tx) => {
    const [assessment] = await tx
      .select()
      .from(assessments)
      .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
      .for('update')
    if (!assessment) return
    const { types, since } = await closedLocks(tx, assessment)
    if (since === null) return
    const openers = await listOpeners(tx, assessment, types)
    const notified = await listNotified(tx, openers, { assessmentId, since })
    await writeEachNotification(
      tx,
      openers
        .map(({ userId, accountId: of, role }) => ({
          userId,
          accountId: of,
          assessmentId,
          message: waitsFor(
            assessment,
            types.filter((type) => unlockReach({ role }, type)),
          ),
        }))
        .filter(({ userId, message }) => !notified.has(`${userId} ${canonicalJson(message)}`)),
    )
  })
}

/** A message that names only the types of locks that the reader may open. */
const waitsFor = ({ number }: AssessmentRecord, types: LockType[]): NewMessage => ({
  code: 'locksWait',
  params: { number: assessmentNumber(number), types },
})

/** The types of the closed locks, and when the last of them was closed. */
export async function closedLocks(tx: Transaction, { accountId, assessmentId }: AssessmentRecord) {
  const rows = await tx
    .select({ type: assessmentLocks.type, at: assessmentLocks.lockedAt })
    .from(assessmentLocks)
    .where(
      and(
        eq(assessmentLocks.accountId, accountId),
        eq(assessmentLocks.assessmentId, assessmentId),
        assessmentLocks.closed,
      ),
    )
    .orderBy(assessmentLocks.lockedAt)
  const types = [...new Set(rows.map(({ type }) => type))].sort()
  return { types, since: rows.at(-1)?.at ?? null }
}

type Opener = Pick<typeof users.$inferSelect, 'userId' | 'accountId' | 'firstName' | 'lastName'> & { role: Role }
type NotifiedSince = { assessmentId: string; since: Date }

/** Users already notified, because a job may run again after a crash. */
export async function listNotified(tx: Transaction, openers: Opener[], { assessmentId, since }: NotifiedSince) {
  const rows = await tx
    .select({ userId: notifications.userId, message: notifications.message })
    .from(notifications)
    .where(
      and(
        inArray(notifications.accountId, [...new Set(openers.map(({ accountId }) => accountId))]),
        inArray(
          notifications.userId,
          openers.map(({ userId }) => userId),
        ),
        eq(notifications.assessmentId, assessmentId),
        gte(notifications.createdAt, since),
      ),
    )
  return new Set(rows.map(({ userId, message }) => `${userId} ${canonicalJson(message)}`))
}

type AssessmentRecord = typeof assessments.$inferSelect

/**
 * The active users of the account who may open one of these types of locks and may read the assessment; also the
 * operator's users while the account has no administrator.
 */
export async function listOpeners(tx: Transaction, assessment: AssessmentRecord, types: LockType[]): Promise<Opener[]> {
  const whole = rolesThatUnlock(types, ['account', 'all'])
  const inGroups = rolesThatUnlock(types, ['groups']).filter(
    (role) => assessment.visibility === 'ACCOUNT' || privateAssessmentsReach({ role }) !== undefined,
  )
  const ofAccount = and(
    eq(users.accountId, assessment.accountId),
    or(inArray(users.role, whole), and(inArray(users.role, inGroups), leadsOwner(assessment))),
  )
  const ofOperator = and(inArray(users.role, rolesThatUnlock(types, ['all'])), hasNoAdministrator(assessment.accountId))
  return tx
    .select({
      userId: users.userId,
      accountId: users.accountId,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(and(eq(users.status, 'ACTIVE'), or(ofAccount, ofOperator)))
}

/** Condition: a user is in one of the owner's groups, or in a parent group of one. */
const leadsOwner = ({ accountId, ownerId }: AssessmentRecord): SQL => sql`exists (
  with recursive above as (
    select m.user_group_id from memberships m where m.account_id = ${accountId} and m.user_id = ${ownerId}
    union
    select g.main_user_group from user_groups g join above on g.user_group_id = above.user_group_id
    where g.account_id = ${accountId} and g.main_user_group is not null)
  select 1 from memberships m join above on above.user_group_id = m.user_group_id
  where m.account_id = ${accountId} and m.user_id = ${users.userId})`
