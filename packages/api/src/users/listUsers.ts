import {
  type users as contract,
  DEFAULT_STATUS_FILTER,
  type HandlerInput,
  type HandlerOutput,
  ROLES,
} from '@portal/contract'
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { hasWords } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { accounts, users } from '../db/schema.ts'
import { isInGroups, visibleUsers } from '../db/visibility/visibleUsers.ts'
import { type Actor, reachOf } from '../http/actor.ts'
import { presentUser } from './presentUser.ts'
import { selectUsers } from './users.repo.ts'

type List = (typeof contract)['list']
type Query = HandlerInput<List>['body']

const COLUMNS = {
  email: sql`lower(${users.email})`,
  firstName: sql`lower(${users.firstName})`,
  lastName: sql`lower(${users.lastName})`,
  // Sorts by rank, not by name.
  role: sql`array_position(array[${sql.join(
    ROLES.map((role) => sql`${role}`),
    sql`, `,
  )}], ${users.role})`,
  status: users.status,
  account: sql`lower(${accounts.accountName})`,
  loginAt: users.loginAt,
  createdAt: users.createdAt,
} as const

/** A page of the users that the actor administers. A filter without groups or status means all of them. */
export async function listUsers(db: Db, actor: Actor, query: Query): Promise<HandlerOutput<List>> {
  const where = and(visibleUsers(actor), textMatches(query.q), ...filters(actor, query))
  const [rows, count] = await Promise.all([
    selectUsers(db, actor)
      .where(where)
      .orderBy(...order(query.sort))
      .limit(query.size)
      .offset(query.from),
    db.$count(users, where),
  ])
  return { count, rows: rows.map((row) => presentUser(actor, row)) }
}

function order(sort: Query['sort']): SQL[] {
  const [field = 'email', direction = 'asc'] = Object.entries(sort ?? {})[0] ?? []
  const column = COLUMNS[field as keyof typeof COLUMNS]
  const first = direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  // A unique second key, so that pages do not overlap where values are equal.
  return [first, asc(users.userId)]
}

const textMatches = (q: string | undefined): SQL | undefined =>
  q ? hasWords([users.firstName, users.lastName, users.email], q) : undefined

function filters(actor: Actor, { filter }: Query): (SQL | undefined)[] {
  const { status = [...DEFAULT_STATUS_FILTER], userGroups = [] } = filter ?? {}
  return [
    status.length > 0 ? inArray(users.status, status) : undefined,
    userGroups.length > 0 ? isInGroups(visibleOf(actor, userGroups)) : undefined,
  ]
}

/** Ignores groups that the actor may not see, so that the filter does not reveal their members. */
const visibleOf = (actor: Actor, groups: string[]): string[] =>
  reachOf(actor, 'MANAGE_USERS') === 'groups' ? groups.filter((group) => actor.groups.includes(group)) : groups
