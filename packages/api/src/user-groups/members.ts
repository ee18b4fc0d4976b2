import { managesRole } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { memberships, users } from '../db/schema.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'

type Key = { accountId: string; userGroupId: string }
type MembersChange = { added: string[]; removed: string[] }

/**
 * Sets the members of a group and returns which were added and removed. Only changed members need permission: they must
 * be users of the account visible to the actor, of a rank the actor may edit, and never the actor.
 */
export async function setMembers(tx: Transaction, actor: Actor, key: Key, userIds: string[]): Promise<MembersChange> {
  const present = await listMemberIds(tx, key)
  const added = [...new Set(userIds)].filter((userId) => !present.includes(userId))
  const removed = present.filter((userId) => !userIds.includes(userId))
  await refuseMembers(tx, actor, key.accountId, [...added, ...removed])
  await addMembers(tx, key, added)
  await removeMembers(tx, key, removed)
  return { added, removed }
}

async function refuseMembers(tx: Transaction, actor: Actor, accountId: string, ids: string[]): Promise<void> {
  if (ids.includes(actor.userId)) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  const selected = await selectUsersForShare(tx, actor, ids)
  if (selected.length < ids.length) throw new AppError('NOT_FOUND')
  if (selected.some((user) => !managesRole(actor.role, user.role))) throw new AppError('USER_INVALID_ROLE_FORBIDDEN')
  if (selected.some((user) => user.accountId !== accountId)) {
    throw invalid([{ path: 'members', message: translate('refusals.userOfOtherAccount') }])
  }
}

async function listMemberIds(tx: Transaction, key: Key): Promise<string[]> {
  const rows = await tx.select({ userId: memberships.userId }).from(memberships).where(is(key))
  return rows.map(({ userId }) => userId)
}

/**
 * Those of these users that the actor may see, locked FOR SHARE so that they are not deleted or moved until the
 * transaction ends.
 */
function selectUsersForShare(tx: Transaction, actor: Actor, ids: string[]) {
  return tx
    .select({ userId: users.userId, accountId: users.accountId, role: users.role })
    .from(users)
    .where(and(inArray(users.userId, ids), visibleUsers(actor)))
    .orderBy(users.userId)
    .for('share')
}

async function addMembers(tx: Transaction, key: Key, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const rows = userIds.map((userId) => ({ ...key, userId }))
  await tx.insert(memberships).values(rows).onConflictDoNothing()
}

async function removeMembers(tx: Transaction, key: Key, userIds: string[]): Promise<void> {
  await tx.delete(memberships).where(and(is(key), inArray(memberships.userId, userIds)))
}

const is = ({ accountId, userGroupId }: Key) =>
  and(eq(memberships.accountId, accountId), eq(memberships.userGroupId, userGroupId))
