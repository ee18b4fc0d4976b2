import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { accounts, memberships, userGroups, users } from '../db/schema.ts'
import { visibleUserGroups, visibleUsers } from '../db/visibility/visibleUsers.ts'
import { type Actor, reachOf } from '../http/actor.ts'
import { isLastAdministrator } from './lastAdministrator.ts'

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>
type Values = Omit<typeof users.$inferInsert, 'userId' | 'version'>

const { passwordHash: _neverRead, ...stored } = getTableColumns(users)

/** The columns of a user for an administrator, with only those groups that the actor may see. */
const userColumns = (actor: Actor) => ({
  ...stored,
  account: accounts.accountName,
  operator: accounts.operator,
  isLastAdministrator,
  userGroups: sql<string[]>`array(select ${memberships.userGroupId} from ${memberships}
    where ${memberships.accountId} = ${users.accountId} and ${memberships.userId} = ${users.userId}
    and ${visibleMemberships(actor)} order by 1)`,
})

/** A group administrator sees, adds and removes only memberships of their own groups. */
const visibleMemberships = (actor: Actor): SQL =>
  reachOf(actor, 'MANAGE_USERS') === 'groups' ? inArray(memberships.userGroupId, actor.groups) : sql`true`

export const selectUsers = (db: DbOrTransaction, actor: Actor) =>
  db.select(userColumns(actor)).from(users).innerJoin(accounts, eq(accounts.accountId, users.accountId)).$dynamic()

/** Returns undefined for missing and forbidden users alike, so as not to reveal their existence. */
export async function findUser(db: DbOrTransaction, actor: Actor, userId: string) {
  const [row] = await selectUsers(db, actor).where(and(eq(users.userId, userId), visibleUsers(actor)))
  return row
}

/**
 * Like `findUser`, with the row locked FOR UPDATE until the transaction ends, which serialises concurrent changes of a
 * user.
 */
export async function selectUserForUpdate(tx: Transaction, actor: Actor, userId: string) {
  await tx
    .select({ id: users.userId })
    .from(users)
    .where(and(eq(users.userId, userId), visibleUsers(actor)))
    .for('update')
  return findUser(tx, actor, userId)
}

/** Reads a user after the actor's change, which may have moved the user out of their reach. */
export async function readChanged(tx: Transaction, actor: Actor, userId: string): Promise<UserRow> {
  return expectOne(await selectUsers(tx, actor).where(eq(users.userId, userId)))
}

/** The account, locked so that it is not deleted until the transaction ends. */
export async function selectAccountForKeyShare(tx: Transaction, accountId: string) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.accountId, accountId)).for('key share')
  return row
}

/** Those of these groups that the actor may see, locked so that they are not deleted until the transaction ends. */
export function selectGroupsForKeyShare(tx: Transaction, actor: Actor, ids: string[]) {
  return tx
    .select({ userGroupId: userGroups.userGroupId, accountId: userGroups.accountId })
    .from(userGroups)
    .where(and(inArray(userGroups.userGroupId, ids), visibleUserGroups(actor)))
    .for('key share')
}

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user)
}

export async function saveUser(tx: Transaction, userId: string, change: Partial<Values>): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updatedAt: new Date() })
    .where(eq(users.userId, userId))
}

type Member = { accountId: string; userId: string }

export async function addMemberships(tx: Transaction, member: Member, groups: string[]): Promise<void> {
  if (groups.length === 0) return
  const rows = groups.map((userGroupId) => ({ ...member, userGroupId }))
  await tx.insert(memberships).values(rows).onConflictDoNothing()
}

export async function removeMemberships(tx: Transaction, { accountId, userId }: Member, groups?: string[]) {
  const these = groups && inArray(memberships.userGroupId, groups)
  await tx.delete(memberships).where(and(eq(memberships.accountId, accountId), eq(memberships.userId, userId), these))
}

/** Whether a user of the account that the actor may see has this email, ignoring case. */
export async function isListed(tx: Transaction, actor: Actor, accountId: string, email: string): Promise<boolean> {
  const sameEmail = sql`lower(${users.email}) = lower(${email})`
  const listed = and(eq(users.accountId, accountId), sameEmail, visibleUsers(actor))
  return (await tx.$count(users, listed)) > 0
}
