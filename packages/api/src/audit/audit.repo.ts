import type { audit as contract, HandlerInput } from '@portal/contract'
import { and, asc, desc, eq, getTableColumns, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { likePattern, storableDay } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { accounts, auditEntries, users } from '../db/schema.ts'
import { type Actor, reachOf } from '../http/actor.ts'

export type AuditListRow = Awaited<ReturnType<typeof listEntries>>[number]
type Position = Pick<typeof auditEntries.$inferSelect, 'at' | 'accountId' | 'number'>
type EntryFilter = HandlerInput<typeof contract.export>['body']
type Window = { direction: 'asc' | 'desc'; size: number; from?: number; after?: Position | undefined }

/** The e-mail at that time; of old entries that of today. */
const actorText = sql<string>`coalesce(${auditEntries.actor}, ${users.email},
  case when ${auditEntries.actorId} is null then 'Portal' else 'deleted user' end)`
const accountText = sql<string>`coalesce(${accounts.accountName}, ${auditEntries.accountId})`
const subjectKind = sql<string>`case when ${auditEntries.action} like 'USER\\_GROUP\\_%' then 'USER_GROUP'
  else split_part(${auditEntries.action}, '_', 1) end`

const COLUMNS = { ...getTableColumns(auditEntries), actor: actorText, account: accountText, subjectKind }

/** Which entries an actor asks for, of the accounts they administer. */
export const entriesFor = (actor: Actor, { q, filter }: EntryFilter): SQL | undefined =>
  and(visibleEntries(actor), textMatches(q), ...conditions(filter ?? {}))

function visibleEntries(actor: Actor): SQL | undefined {
  return reachOf(actor, 'MANAGE_USER_GROUPS') === 'all' ? undefined : eq(auditEntries.accountId, actor.accountId)
}

function textMatches(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  return or(
    ilike(auditEntries.action, pattern),
    ilike(auditEntries.subject, pattern),
    sql`${actorText} ilike ${pattern}`,
  )
}

function conditions({ action, subject, actor, from, to }: NonNullable<EntryFilter['filter']>): (SQL | undefined)[] {
  return [
    action?.length ? inArray(auditEntries.action, action) : undefined,
    subject?.length ? inArray(subjectKind, subject) : undefined,
    actor ? sql`${actorText} ilike ${likePattern(actor)}` : undefined,
    from ? gte(auditEntries.at, new Date(storableDay(from))) : undefined,
    to ? lte(auditEntries.at, new Date(`${storableDay(to)}T23:59:59.999Z`)) : undefined,
  ]
}

/** Entries in time, from a position or after one of them. */
export async function listEntries(db: Db, where: SQL | undefined, { direction, size, from = 0, after }: Window) {
  const inOrder = direction === 'asc' ? asc : desc
  const { at, accountId, number } = auditEntries
  return db
    .select(COLUMNS)
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.actorId))
    .leftJoin(accounts, eq(accounts.accountId, auditEntries.accountId))
    .where(
      and(
        where,
        after &&
          sql`(${at}, ${accountId}, ${number}) < (${after.at.toISOString()}, ${after.accountId}, ${after.number})`,
      ),
    )
    .orderBy(inOrder(at), inOrder(accountId), inOrder(number))
    .limit(size)
    .offset(from)
}

export async function countEntries(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(auditEntries)
    .leftJoin(users, eq(users.userId, auditEntries.actorId))
    .where(where)
  return row?.count ?? 0
}
