import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { accounts, memberships, userGroups, users } from '../db/schema.ts'
import { visibleUserGroups } from '../db/visibility/visibleUsers.ts'
import { type Actor, reachOf } from '../http/actor.ts'

export type UserGroupRow = NonNullable<Awaited<ReturnType<typeof findUserGroup>>>

const parents = alias(userGroups, 'parents')

const COLUMNS = {
  userGroupId: userGroups.userGroupId,
  version: userGroups.version,
  accountId: userGroups.accountId,
  account: accounts.accountName,
  name: userGroups.groupName,
  mainUserGroup: parents.userGroupId,
  mainUserGroupName: parents.groupName,
  members: sql<number>`(select count(*) from ${memberships}
    where ${memberships.accountId} = ${userGroups.accountId} and ${memberships.userGroupId} = ${userGroups.userGroupId})`,
  createdAt: userGroups.createdAt,
  updatedAt: userGroups.updatedAt,
}

/** Groups with their parent, if the actor may see it. */
export function selectUserGroups(db: DbOrTransaction, actor: Actor) {
  const sameAccount = eq(parents.accountId, userGroups.accountId)
  const isParent = eq(parents.userGroupId, userGroups.mainUserGroup)
  return db
    .select(COLUMNS)
    .from(userGroups)
    .innerJoin(accounts, eq(accounts.accountId, userGroups.accountId))
    .leftJoin(parents, and(sameAccount, isParent, visibleParents(actor)))
    .$dynamic()
}

const visibleParents = (actor: Actor) =>
  reachOf(actor, 'MANAGE_USER_GROUPS') === undefined ? inArray(parents.userGroupId, actor.groups) : undefined

/** Returns undefined for missing and forbidden groups alike, so as not to reveal their existence. */
export async function findUserGroup(db: DbOrTransaction, actor: Actor, userGroupId: string) {
  const [row] = await selectUserGroups(db, actor).where(
    and(eq(userGroups.userGroupId, userGroupId), visibleUserGroups(actor)),
  )
  return row
}

/**
 * Like `findUserGroup`, with the row locked until the transaction ends. `no key update` does not block adding a user to
 * the group, which would otherwise deadlock with a change of the group that waits for the user.
 */
export async function selectUserGroupForUpdate(tx: Transaction, actor: Actor, userGroupId: string) {
  await tx
    .select({ id: userGroups.userGroupId })
    .from(userGroups)
    .where(and(eq(userGroups.userGroupId, userGroupId), visibleUserGroups(actor)))
    .for('no key update')
  return findUserGroup(tx, actor, userGroupId)
}

/** Serialises changes of an account's group tree: two concurrent changes, each valid alone, could form a cycle. */
export async function serializeTreeChanges(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user-groups:${accountId}`}, 0))`)
}

/** Whether a group is the other one or below it. */
export async function isWithin(tx: Transaction, accountId: string, groupId: string, aboveId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select ${groupId}::uuid as id
      union
      select g.main_user_group from user_groups g join above on g.user_group_id = above.id
      where g.account_id = ${accountId} and g.main_user_group is not null)
    select 1 from above where id = ${aboveId}::uuid`)
  return rows.length > 0
}

export async function insertUserGroup(tx: Transaction, group: typeof userGroups.$inferInsert): Promise<void> {
  await tx.insert(userGroups).values(group)
}

type Key = { accountId: string; userGroupId: string }
type Change = { groupName?: string | undefined; mainUserGroup?: string | null | undefined; externalId?: string | null }

export async function saveUserGroup(tx: Transaction, key: Key, change: Change): Promise<void> {
  await tx
    .update(userGroups)
    .set({ ...change, version: sql`${userGroups.version} + 1`, updatedAt: new Date() })
    .where(is(key))
}

/**
 * Deletes a group with its memberships; its sub-groups move to its parent, so that no administrator's reach changes.
 */
export async function deleteUserGroup(tx: Transaction, key: Key): Promise<void> {
  const { accountId, userGroupId } = key
  const [group] = await tx.delete(userGroups).where(is(key)).returning()
  await tx
    .update(userGroups)
    .set({ mainUserGroup: group?.mainUserGroup ?? null })
    .where(and(eq(userGroups.accountId, accountId), eq(userGroups.mainUserGroup, userGroupId)))
  await tx
    .delete(memberships)
    .where(and(eq(memberships.accountId, accountId), eq(memberships.userGroupId, userGroupId)))
}

const is = ({ accountId, userGroupId }: Key) =>
  and(eq(userGroups.accountId, accountId), eq(userGroups.userGroupId, userGroupId))

export function listMembers(db: DbOrTransaction, { accountId, userGroupId }: Key) {
  const { userId, firstName, lastName, email } = users
  return db
    .select({ userId, firstName, lastName, email })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), eq(memberships.userGroupId, userGroupId)))
    .orderBy(sql`lower(${email})`)
}
