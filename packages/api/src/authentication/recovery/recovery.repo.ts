import { managesRole, ROLES, type Role, rolesWith, type SessionUser } from '@portal/contract'
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { accounts, recoveryRequests, users } from '../../db/schema.ts'
import { hasRole } from '../../db/visibility/administrators.ts'
import { type Actor, reachOf } from '../../http/actor.ts'

const approvers = alias(users, 'approvers')

const COLUMNS = {
  recoveryId: recoveryRequests.recoveryId,
  userId: users.userId,
  accountId: users.accountId,
  email: users.email,
  name: nameOf<string>(users),
  account: accounts.accountName,
  address: recoveryRequests.address,
  createdAt: recoveryRequests.createdAt,
  expiresAt: recoveryRequests.expiresAt,
  approvedById: recoveryRequests.approvedBy,
  role: users.role,
  approver: { role: approvers.role, status: approvers.status, accountId: approvers.accountId },
  approvedBy: nameOf(approvers),
}

/** The open requests that the actor may approve or refuse, oldest first. */
export const listRequests = (db: DbOrTransaction, actor: Actor) =>
  selectRequests(db).where(decidable(actor)).orderBy(asc(recoveryRequests.createdAt))

/**
 * One of these requests, locked FOR UPDATE until the transaction ends, so that concurrent administrators take turns.
 */
export async function selectRequestForUpdate(tx: Transaction, actor: Actor, recoveryId: string) {
  const id = eq(recoveryRequests.recoveryId, recoveryId)
  await tx.select().from(recoveryRequests).where(id).for('update')
  const [row] = await selectRequests(tx).where(and(id, decidable(actor)))
  return row
}

const selectRequests = (db: DbOrTransaction) =>
  db
    .select(COLUMNS)
    .from(recoveryRequests)
    .innerJoin(users, eq(users.userId, recoveryRequests.userId))
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .leftJoin(approvers, eq(approvers.userId, recoveryRequests.approvedBy))
    .$dynamic()

type Approver = { role: Role; status: SessionUser['status']; accountId: string }

/**
 * Whether the first approver could still approve now: the approval of an administrator who was dismissed meanwhile does
 * not count.
 */
export const stillApproves = (approver: Approver | null, { role, accountId }: { role: Role; accountId: string }) =>
  approver?.status === 'ACTIVE' &&
  managesRole(approver.role, role) &&
  reachOf(approver, 'MANAGE_USER_GROUPS') !== undefined &&
  (approver.accountId === accountId || reachOf(approver, 'MANAGE_USERS') === 'all')

/**
 * Requests of other users in the actor's account whose role the actor manages. The operator may decide too if the
 * account has fewer than two other administrators.
 */
function decidable(actor: Actor): SQL | undefined {
  const managed = ROLES.filter((role) => managesRole(actor.role, role))
  const standsIn = reachOf(actor, 'MANAGE_USERS') === 'all' ? sql`${otherAdministrators} < 2` : undefined
  return and(
    ne(users.userId, actor.userId),
    gt(recoveryRequests.expiresAt, sql`now()`),
    inArray(users.role, managed),
    standsIn ? or(eq(users.accountId, actor.accountId), standsIn) : eq(users.accountId, actor.accountId),
  )
}

const otherAdministrators = sql`(select count(*) from users a where a.account_id = ${users.accountId}
  and a.user_id <> ${users.userId} and a.status = 'ACTIVE'
  and ${hasRole(sql`a.role`, rolesWith('MANAGE_USERS', ['account', 'all']))})`
