import { rolesWith } from '@portal/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { hasRole } from '../db/visibility/administrators.ts'
import { reachOf } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'

export type AdministeredUser = Pick<typeof users.$inferSelect, 'userId' | 'role' | 'status' | 'accountId'>

const others = alias(users, 'others')

/** Whether the user is the last active one who can administer the account, or the whole portal. */
export const isLastAdministrator = sql<boolean>`${hasRole(users.role, rolesWith('MANAGE_USERS', ['account', 'all']))}
  and ${users.status} = 'ACTIVE'
  and not exists (select from ${users} ${sql.raw('others')} where ${others.role} = ${users.role}
    and ${others.status} = 'ACTIVE' and ${others.userId} <> ${users.userId}
    and (${hasRole(users.role, rolesWith('MANAGE_USERS', ['all']))} or ${others.accountId} = ${users.accountId}))`

/**
 * Throws USER_LAST_ADMINISTRATOR if no other administrator of the account, or of the whole portal, would remain. Call
 * it before the user is deleted, deactivated, demoted or moved; an advisory lock serialises administrators who demote
 * each other concurrently.
 */
export async function requireOtherAdministrator(tx: Transaction, user: AdministeredUser): Promise<void> {
  const { userId, status, accountId } = user
  const reach = reachOf(user, 'MANAGE_USERS')
  if (status !== 'ACTIVE' || (reach !== 'account' && reach !== 'all')) return
  const lock = reach === 'account' ? `administrators:${accountId}` : 'administrators'
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const last = and(eq(users.userId, userId), isLastAdministrator)
  if ((await tx.$count(users, last)) > 0) throw new AppError('USER_LAST_ADMINISTRATOR')
}
