import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { memberships, users } from '../db/schema.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'

type Key = { accountId: string; userGroupId: string }

export async function listMemberIds(tx: Transaction, key: Key): Promise<string[]> {
  const rows = await tx.select({ userId: memberships.userId }).from(memberships).where(is(key))
  return rows.map(({ userId }) => userId)
}

/** Of these users those that exist for the actor, kept from being deleted or moved until the transaction ends. */
export function holdUsers(tx: Transaction, actor: Actor, ids: string[]) {
  return tx
    .select({ userId: users.userId, accountId: users.accountId, role: users.role })
    .from(users)
    .where(and(inArray(users.userId, ids), visibleUsers(actor)))
    .orderBy(users.userId)
    .for('share')
}

export async function addMembers(tx: Transaction, key: Key, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const rows = userIds.map((userId) => ({ ...key, userId }))
  await tx.insert(memberships).values(rows).onConflictDoNothing()
}

export async function removeMembers(tx: Transaction, key: Key, userIds: string[]): Promise<void> {
  await tx.delete(memberships).where(and(is(key), inArray(memberships.userId, userIds)))
}

const is = ({ accountId, userGroupId }: Key) =>
  and(eq(memberships.accountId, accountId), eq(memberships.userGroupId, userGroupId))
