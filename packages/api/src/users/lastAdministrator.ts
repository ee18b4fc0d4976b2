import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { AppError } from '../http/errors.ts'
import type { UserRow } from './users.repo.ts'

/**
 * Refuses to take away the last one who can administer an account, or the whole portal: call it before the user is
 * deleted, deactivated, demoted or moved. Two who take each other's role at once take turns here. Throws
 * USER_LAST_ADMINISTRATOR.
 */
export async function keepAdministrator(tx: Transaction, { userId, role, status, accountId }: UserRow): Promise<void> {
  if (status !== 'ACTIVE' || (role !== 'ACC_ADMIN' && role !== 'SUPER_ADMIN')) return
  const ofAccount = role === 'ACC_ADMIN' ? eq(users.accountId, accountId) : undefined
  const lock = role === 'ACC_ADMIN' ? `administrators:${accountId}` : 'administrators'
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const others = and(eq(users.role, role), eq(users.status, 'ACTIVE'), ne(users.userId, userId), ofAccount)
  if ((await tx.$count(users, others)) === 0) throw new AppError('USER_LAST_ADMINISTRATOR')
}
