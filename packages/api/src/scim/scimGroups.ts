import { randomUUID } from 'node:crypto'
import { visibleText } from '@portal/contract'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { memberships, userGroups, users } from '../db/schema.ts'
import { deleteUserGroup, insertUserGroup, saveUserGroup, serializeTreeChanges } from '../user-groups/index.ts'
import type { Directory } from './directory.ts'
import { GROUP_SCHEMA, leaveOut, patched, type Query, type Resource } from './protocol.ts'
import { ScimError } from './scimError.ts'
import { conditionOf } from './scimUsers.ts'

const ATTRIBUTES = ['displayName', 'externalId', 'members'] as const

const ScimGroup = z.object({
  displayName: visibleText(1).max(200),
  externalId: z.string().min(1).max(500).nullish(),
  members: z
    .array(z.object({ value: z.uuid() }))
    .max(10_000)
    .nullish(),
})

type GroupAttributes = { groupName: string; externalId: string | null; members: string[] }

function readGroup(resource: unknown): GroupAttributes {
  const read = ScimGroup.safeParse(resource)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ScimError(400, `${issue?.path.join('.')}: ${issue?.message}`, 'invalidValue')
  }
  const { displayName: groupName, externalId = null, members } = read.data
  return { groupName, externalId, members: [...new Set((members ?? []).map(({ value }) => value))] }
}

const membersOf = sql<{ value: string; display: string }[]>`coalesce((
  select json_agg(json_build_object('value', u.user_id, 'display', u.email) order by u.email)
  from ${memberships} m join ${users} u on u.user_id = m.user_id
  where m.account_id = "user_groups"."account_id" and m.user_group_id = "user_groups"."user_group_id"), '[]')`

const selectGroups = (db: DbOrTransaction) =>
  db.select({ group: userGroups, members: membersOf }).from(userGroups).$dynamic()
type Row = Awaited<ReturnType<typeof selectGroups>>[number]

const presentGroup = (base: string, { group, members }: Row): Resource => ({
  schemas: [GROUP_SCHEMA],
  id: group.userGroupId,
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.groupName,
  members: members.map((member) => ({ ...member, type: 'User', $ref: `${base}/Users/${member.value}` })),
  meta: {
    resourceType: 'Group',
    created: group.createdAt.toISOString(),
    lastModified: (group.updatedAt ?? group.createdAt).toISOString(),
    location: `${base}/Groups/${group.userGroupId}`,
  },
})

/** With the id of a group, a directory asks so whether a user is a member of it. */
const hasMember = (value: string): SQL => sql`exists (select from ${memberships} m
  where m.account_id = ${userGroups.accountId} and m.user_group_id = ${userGroups.userGroupId}
    and m.user_id::text = ${value})`

const FILTERS: ReadonlyMap<string, (value: string) => SQL> = new Map(
  Object.entries({
    displayname: (value) => sql`lower(${userGroups.groupName}) = lower(${value})`,
    externalid: (value) => eq(userGroups.externalId, value),
    id: (value) => sql`${userGroups.userGroupId}::text = ${value}`,
    members: hasMember,
    'members.value': hasMember,
  }),
)

export async function listScimGroups({ db, actor, base }: Directory, { filter, startIndex, count, without }: Query) {
  const where = and(
    eq(userGroups.accountId, actor.accountId),
    ...filter.map((comparison) => conditionOf(comparison, FILTERS)),
  )
  const rows = await selectGroups(db)
    .where(where)
    .orderBy(asc(userGroups.createdAt), asc(userGroups.userGroupId))
    .limit(count)
    .offset(startIndex - 1)
  const resources = rows.map((row) => leaveOut(presentGroup(base, row), without))
  return { total: await db.$count(userGroups, where), resources }
}

const isGroup = (accountId: string, id: string) =>
  and(eq(userGroups.accountId, accountId), sql`${userGroups.userGroupId}::text = ${id}`)

/** A group of the account; throws a 404 error for groups of other accounts. */
export async function findScimGroup({ actor, base }: Directory, db: DbOrTransaction, id: string): Promise<Resource> {
  const [row] = await selectGroups(db).where(isGroup(actor.accountId, id))
  if (!row) throw new ScimError(404, `There is no group ${id}.`)
  return presentGroup(base, row)
}

export function createScimGroup(directory: Directory, body: unknown): Promise<Resource> {
  const { db, actor } = directory
  const { members, ...given } = readGroup(body)
  return db.transaction(async (tx) => {
    const key = { accountId: actor.accountId, userGroupId: randomUUID() }
    await insertUserGroup(tx, { ...key, ...given })
    await setMembers(tx, key, members)
    await record(tx, directory, 'USER_GROUP_NEW', { userGroupId: key.userGroupId, name: given.groupName, members })
    return findScimGroup(directory, tx, key.userGroupId)
  })
}

export const replaceScimGroup = (directory: Directory, id: string, body: unknown): Promise<Resource> =>
  changeGroup(directory, id, () => readGroup(body))

export const patchScimGroup = (directory: Directory, id: string, body: unknown): Promise<Resource> =>
  changeGroup(directory, id, (present) => readGroup(patched(present, body, ATTRIBUTES)))

function changeGroup(
  directory: Directory,
  id: string,
  giving: (present: Resource) => GroupAttributes,
): Promise<Resource> {
  return directory.db.transaction(async (tx) => {
    const key = await selectForUpdate(tx, directory, id)
    const { members, ...given } = giving(await findScimGroup(directory, tx, id))
    await saveUserGroup(tx, key, given)
    await setMembers(tx, key, members)
    await record(tx, directory, 'USER_GROUP_UPDATE', { userGroupId: id, name: given.groupName, members })
    return findScimGroup(directory, tx, id)
  })
}

/** Deletes a group; its sub-groups move to its parent. */
export function removeScimGroup(directory: Directory, id: string): Promise<void> {
  return directory.db.transaction(async (tx) => {
    await serializeTreeChanges(tx, directory.actor.accountId)
    const { groupName, ...key } = await selectForUpdate(tx, directory, id)
    await deleteUserGroup(tx, key)
    await record(tx, directory, 'USER_GROUP_DELETE', { userGroupId: id, name: groupName })
  })
}

async function selectForUpdate(tx: Transaction, { actor }: Directory, id: string) {
  const { accountId, userGroupId, groupName } = userGroups
  const [group] = await tx
    .select({ accountId, userGroupId, groupName })
    .from(userGroups)
    .where(isGroup(actor.accountId, id))
    .for('no key update')
  if (!group) throw new ScimError(404, `There is no group ${id}.`)
  return group
}

/** Replaces the members, who must be users of the account. */
async function setMembers(
  tx: Transaction,
  { accountId, userGroupId }: { accountId: string; userGroupId: string },
  ids: string[],
) {
  const known = and(eq(users.accountId, accountId), inArray(users.userId, ids))
  const rows = await tx.select({ userId: users.userId }).from(users).where(known).orderBy(users.userId).for('share')
  if (rows.length < ids.length) throw new ScimError(400, 'members: not all are users of the account.', 'invalidValue')
  const ofGroup = and(eq(memberships.accountId, accountId), eq(memberships.userGroupId, userGroupId))
  await tx.delete(memberships).where(ofGroup)
  if (ids.length > 0) await tx.insert(memberships).values(ids.map((userId) => ({ accountId, userGroupId, userId })))
}

const record = (tx: Transaction, { actor }: Directory, action: string, subject: object) =>
  writeAudit(tx, actor, action, { ...subject, byToken: actor.token?.name })
