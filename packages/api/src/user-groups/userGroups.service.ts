import { randomUUID } from 'node:crypto'
import type { userGroups as contract, HandlerInput, HandlerOutput, UserGroup } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, eq, ilike, sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import { likePattern } from '../db/conditions.ts'
import type { Db, DbOrTransaction, Transaction } from '../db/connect.ts'
import { accounts, userGroups } from '../db/schema.ts'
import { visibleUserGroups } from '../db/visibility/visibleUsers.ts'
import { type Actor, reachOf } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import { setMembers } from './members.ts'
import {
  deleteUserGroup,
  findUserGroup,
  insertUserGroup,
  isWithin,
  saveUserGroup,
  selectUserGroupForUpdate,
  selectUserGroups,
  serializeTreeChanges,
  type UserGroupRow,
} from './userGroups.repo.ts'

type Query = HandlerInput<typeof contract.list>['body']

const SORTED = {
  userGroupId: userGroups.userGroupId,
  name: sql`lower(${userGroups.groupName})`,
  createdAt: userGroups.createdAt,
  updatedAt: userGroups.updatedAt,
} as const

/** A page of the groups the actor may see. */
export async function listUserGroups(
  db: Db,
  actor: Actor,
  { sort, from, size, q }: Query,
): Promise<HandlerOutput<typeof contract.list>> {
  const where = and(visibleUserGroups(actor), q ? ilike(userGroups.groupName, likePattern(q)) : undefined)
  const [field = 'userGroupId', direction = 'asc'] = Object.entries(sort ?? {})[0] ?? []
  const column = SORTED[field as keyof typeof SORTED]
  const first = direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  const [rows, count] = await Promise.all([
    selectUserGroups(db, actor).where(where).orderBy(first, asc(userGroups.userGroupId)).limit(size).offset(from),
    db.$count(userGroups, where),
  ])
  return { count, rows: rows.map(presentUserGroup) }
}

type Input = HandlerInput<typeof contract.create>['body']
type Body = HandlerInput<typeof contract.update>['body']

function presentUserGroup(row: UserGroupRow): UserGroup {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt?.toISOString() ?? null }
}

/** One group. Throws NOT_FOUND also for a group that the actor may not read. */
export async function readUserGroup(db: DbOrTransaction, actor: Actor, userGroupId: string): Promise<UserGroup> {
  const row = await findUserGroup(db, actor, userGroupId)
  if (!row) throw new AppError('NOT_FOUND')
  return presentUserGroup(row)
}

export function createUserGroup(db: Db, actor: Actor, input: Input): Promise<UserGroup> {
  const { accountId = actor.accountId, name, mainUserGroup = null, members = [] } = input
  if (accountId !== actor.accountId && reachOf(actor, 'MANAGE_ACCOUNTS') === undefined) {
    throw new AppError('USER_INVALID_ACCOUNT_FORBIDDEN')
  }
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.accountId, accountId)).for('key share')
    if (!account) throw new AppError('NOT_FOUND')
    const key = { accountId, userGroupId: randomUUID() }
    await serializeTreeChanges(tx, accountId)
    await refuseParent(tx, actor, key, mainUserGroup)
    await insertUserGroup(tx, { ...key, groupName: name, mainUserGroup })
    await setMembers(tx, actor, key, members)
    await writeAudit(tx, { ...actor, accountId }, 'USER_GROUP_NEW', { ...key, name, mainUserGroup, members })
    return readUserGroup(tx, actor, key.userGroupId)
  })
}

type Update = { body: Body; ifMatch: string | undefined }

export function updateUserGroup(
  db: Db,
  actor: Actor,
  userGroupId: string,
  { body, ifMatch }: Update,
): Promise<UserGroup> {
  const { name, mainUserGroup, members } = body
  return db.transaction(async (tx) => {
    const before = await selectForUpdate(tx, actor, userGroupId, ifMatch)
    const key = { accountId: before.accountId, userGroupId }
    if (mainUserGroup !== undefined) await refuseParent(tx, actor, key, mainUserGroup)
    const memberChange = members && (await setMembers(tx, actor, key, members))
    await saveUserGroup(tx, key, { groupName: name, mainUserGroup })
    const subject = {
      userGroupId,
      name: name ?? before.name,
      changed: { name, mainUserGroup },
      before: { name: before.name, mainUserGroup: before.mainUserGroup },
      members: memberChange ?? null,
    }
    await writeAudit(tx, { ...actor, accountId: before.accountId }, 'USER_GROUP_UPDATE', subject)
    return readUserGroup(tx, actor, userGroupId)
  })
}

/** Deletes a group; its members stay users, and its sub-groups move to its parent. */
export function removeUserGroup(db: Db, actor: Actor, userGroupId: string, ifMatch: string | undefined): Promise<void> {
  return db.transaction(async (tx) => {
    const { accountId, name } = await selectForUpdate(tx, actor, userGroupId, ifMatch)
    await deleteUserGroup(tx, { accountId, userGroupId })
    await writeAudit(tx, { ...actor, accountId }, 'USER_GROUP_DELETE', { userGroupId, name })
  })
}

/** Locks the tree before the group, in the same order everywhere, so that concurrent changes cannot deadlock. */
async function selectForUpdate(tx: Transaction, actor: Actor, userGroupId: string, ifMatch: string | undefined) {
  const { accountId } = await readUserGroup(tx, actor, userGroupId)
  await serializeTreeChanges(tx, accountId)
  const row = await selectUserGroupForUpdate(tx, actor, userGroupId)
  if (!row) throw new AppError('NOT_FOUND')
  refuseStale(ifMatch, presentUserGroup(row))
  return row
}

type Key = { accountId: string; userGroupId: string }

/** A parent must be in the same account and visible to the actor, and not the group itself or below it. */
async function refuseParent(tx: Transaction, actor: Actor, key: Key, parentId: string | null): Promise<void> {
  if (parentId === null) return
  const parent = await readUserGroup(tx, actor, parentId)
  if (parent.accountId !== key.accountId) throw wrongParent(translate('refusals.groupOfOtherAccount'))
  if (await isWithin(tx, key.accountId, parentId, key.userGroupId)) {
    throw wrongParent(translate('refusals.groupBelowItself'))
  }
}

const wrongParent = (message: string) => invalid([{ path: 'mainUserGroup', message }])
