import type { userGroups as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { and, asc, ilike, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/matching/likePattern.ts'
import { userGroups } from '../db/schema.ts'
import { visibleUserGroups } from '../db/visibility/visibleUserGroups.ts'
import type { Actor } from '../http/actor.ts'
import { selectUserGroups } from './userGroups.repo.ts'
import { presentUserGroup } from './userGroups.service.ts'

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
