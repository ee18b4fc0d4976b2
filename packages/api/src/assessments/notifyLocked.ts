import { type Permission, type Reach, ROLE_TABLE, ROLES } from '@portal/contract'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../db/connect.ts'
import { assessmentLocks, assessments, notifications, users } from '../db/schema.ts'
import type { Jobs } from '../record/jobs.ts'
import { writeNotifications } from '../record/notifications.ts'

const OPENS = { technical: 'UNLOCK_TECHNICAL', legal: 'UNLOCK_LEGAL' } as const satisfies Record<string, Permission>

/** Tells those of the account who may open the closed locks of an assessment that it waits for them; once. */
export async function notifyLocked(db: Db, { accountId, assessmentId }: Jobs['notifyLocked']): Promise<void> {
  await db.transaction(async (tx) => {
    const [assessment] = await tx
      .select()
      .from(assessments)
      .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
      .for('update')
    if (!assessment) return
    const types = await closedTypes(tx, accountId, assessmentId)
    const text = `Assessment #${String(assessment.number).padStart(6, '0')} waits for ${types.join(' and ')} locks to be opened.`
    if (types.length === 0 || (await isTold(tx, accountId, assessmentId, text))) return
    const userIds = await listOpeners(tx, assessment, types)
    await writeNotifications(tx, userIds, { accountId, text, assessmentId })
  })
}

async function closedTypes(tx: Transaction, accountId: string, assessmentId: string) {
  const rows = await tx
    .selectDistinct({ type: assessmentLocks.type })
    .from(assessmentLocks)
    .where(
      and(
        eq(assessmentLocks.accountId, accountId),
        eq(assessmentLocks.assessmentId, assessmentId),
        eq(assessmentLocks.closed, true),
      ),
    )
  return rows.map(({ type }) => type).sort()
}

/** A job may run again after a crash that came too late to undo it. */
async function isTold(tx: Transaction, accountId: string, assessmentId: string, text: string): Promise<boolean> {
  const same = and(
    eq(notifications.accountId, accountId),
    eq(notifications.assessmentId, assessmentId),
    eq(notifications.text, text),
  )
  return (await tx.$count(notifications, same)) > 0
}

type Locked = typeof assessments.$inferSelect

/** The active users of the account who may open one of these types of lock and may read the assessment. */
async function listOpeners(tx: Transaction, assessment: Locked, types: (keyof typeof OPENS)[]): Promise<string[]> {
  const whole = rolesReaching(types, ['account', 'all'])
  const inGroups = rolesReaching(types, ['groups']).filter(
    (role) => assessment.visibility === 'ACCOUNT' || role === 'DPT_ADMIN',
  )
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.accountId, assessment.accountId),
        eq(users.status, 'ACTIVE'),
        or(inArray(users.role, whole), and(inArray(users.role, inGroups), leadsOwner(assessment))),
      ),
    )
  return rows.map(({ userId }) => userId)
}

const rolesReaching = (types: (keyof typeof OPENS)[], reaches: Reach[]) =>
  ROLES.filter((role) =>
    types.some((type) => {
      const reach = ROLE_TABLE[role][OPENS[type]]
      return reach !== undefined && reaches.includes(reach)
    }),
  )

/** Whether a user is in one of the owner's groups, or in a group above one of them. */
const leadsOwner = ({ accountId, ownerId }: Locked): SQL => sql`exists (
  with recursive above as (
    select m.user_group_id from memberships m where m.account_id = ${accountId} and m.user_id = ${ownerId}
    union
    select g.main_user_group from user_groups g join above on g.user_group_id = above.user_group_id
    where g.account_id = ${accountId} and g.main_user_group is not null)
  select 1 from memberships m join above on above.user_group_id = m.user_group_id
  where m.account_id = ${accountId} and m.user_id = ${users.userId})`
