import type { audit as contract, EvidenceKind, HandlerInput } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, getTableColumns, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { likePattern, storableDay } from '../db/conditions.ts'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { accounts, auditEntries, users } from '../db/schema.ts'
import { readsEverything } from '../db/visibility/visibleAssessments.ts'
import { type Actor, reachOf } from '../http/actor.ts'

export type AuditListRow = Awaited<ReturnType<typeof listEntries>>[number]
type Position = Pick<typeof auditEntries.$inferSelect, 'at' | 'accountId' | 'number'>
type EntryFilter = HandlerInput<typeof contract.export>['body']
type Window = { direction: 'asc' | 'desc'; size: number; from?: number; after?: Position | undefined }

/** Whether the operator acted; entries from before this was recorded are judged by the actor's current account. */
const byOperator = sql<boolean>`coalesce(${auditEntries.byOperator}, ${users.accountId} <> ${auditEntries.accountId}, false)`
/** The actor's email at that time; the current one for entries from before it was recorded. */
const actorEmail = () => sql<string>`coalesce(${auditEntries.actor}, ${users.email},
  case when ${auditEntries.actorId} is null then ${translate('record.actor.portal')}
  else ${translate('record.deletedUser')} end)`
/** Actor and address as the reader may see them: the operator's are hidden from accounts. */
function readable(actor: Actor) {
  if (reachOf(actor, 'MANAGE_USER_GROUPS') === 'all')
    return { actor: actorEmail(), address: sql<string | null>`${auditEntries.address}` }
  return {
    actor: sql<string>`case when ${byOperator} then ${translate('record.actor.operator')} else ${actorEmail()} end`,
    address: sql<string | null>`case when not ${byOperator} then ${auditEntries.address} end`,
  }
}
const accountText = sql<string>`coalesce(${accounts.accountName}, ${auditEntries.accountId})`
const subjectKind = sql<string>`case when ${auditEntries.action} like 'USER\\_GROUP\\_%' then 'USER_GROUP'
  else split_part(${auditEntries.action}, '_', 1) end`

const subject = (field: string) => sql`${auditEntries.subject}::jsonb ->> ${sql.raw(`'${field}'`)}`

/** The name of an entry's subject: as recorded then, otherwise the current one. */
const subjectName = (actor: Actor) => sql<string | null>`case ${subjectKind}
  when 'USER' then coalesce(${subject('email')}, (select u.email from users u where u.user_id::text = ${subject('userId')}))
  when 'USER_GROUP' then coalesce(${subject('groupName')}, (select g.group_name from user_groups g
    where g.account_id = ${auditEntries.accountId} and g.user_group_id::text = ${subject('userGroupId')}))
  when 'ACCOUNT' then coalesce(${subject('accountName')}, ${accounts.accountName})
  when 'ASSESSMENT' then (select ${caseName(actor)} from assessments a
    where a.account_id = ${auditEntries.accountId} and a.assessment_id::text = ${subject('assessmentId')})
  when 'EVIDENCE' then ${ofPaper(actor, 'number')}
  else ${subject('contentId')}
end`

/** The number of a case and, for those who read every case of the account, what it is about. */
const caseName = (actor: Actor) => {
  const number = sql`'#' || lpad(a.number::text, 6, '0')`
  return readsEverything(actor)
    ? sql`concat_ws(' ', ${number}, coalesce(a.name, nullif(a.genetic_resource, 'unknown')))`
    : number
}

/** The Latin name of a case without a name of its own, which stands in the subject's name. */
const nameOfMaterial = (actor: Actor) =>
  readsEverything(actor)
    ? sql<string | null>`case ${subjectKind} when 'ASSESSMENT' then (select a.genetic_resource from assessments a
    where a.account_id = ${auditEntries.accountId} and a.assessment_id::text = ${subject('assessmentId')} and a.name is null) end`
    : sql<null>`null`

/** A paper reveals its cases, so only users who read every case of the account see its kind and number. */
const ofPaper = (actor: Actor, column: 'kind' | 'number') =>
  readsEverything(actor)
    ? sql`(select e.${sql.raw(column)} from evidence e
    where e.account_id = ${auditEntries.accountId} and e.evidence_id::text = ${subject('evidenceId')})`
    : sql`null`

const columnsFor = (actor: Actor) => ({
  ...getTableColumns(auditEntries),
  ...readable(actor),
  account: accountText,
  subjectKind,
  subjectName: subjectName(actor),
  material: nameOfMaterial(actor),
  paperKind: sql<EvidenceKind | null>`case ${subjectKind} when 'EVIDENCE' then ${ofPaper(actor, 'kind')} end`,
})

/** The condition for the entries an actor asks for, within the accounts they administer. */
export const entriesFor = (actor: Actor, { q, filter }: EntryFilter): SQL | undefined =>
  and(visibleEntries(actor), textMatches(actor, q), ...conditions(actor, filter ?? {}))

function visibleEntries(actor: Actor): SQL | undefined {
  return reachOf(actor, 'MANAGE_USER_GROUPS') === 'all' ? undefined : eq(auditEntries.accountId, actor.accountId)
}

function textMatches(reader: Actor, q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  return or(
    ilike(auditEntries.action, pattern),
    ilike(auditEntries.subject, pattern),
    sql`${readable(reader).actor} ilike ${pattern}`,
  )
}

function conditions(reader: Actor, filter: NonNullable<EntryFilter['filter']>): (SQL | undefined)[] {
  const { action, subject, actor, from, to } = filter
  return [
    action?.length ? inArray(auditEntries.action, action) : undefined,
    subject?.length ? inArray(subjectKind, subject) : undefined,
    actor ? sql`${readable(reader).actor} ilike ${likePattern(actor)}` : undefined,
    from ? gte(auditEntries.at, new Date(storableDay(from))) : undefined,
    to ? lte(auditEntries.at, new Date(`${storableDay(to)}T23:59:59.999Z`)) : undefined,
  ]
}

/** Entries in order of time, from an offset or after a given entry. */
export async function listEntries(db: Db, reader: Actor, where: SQL | undefined, window: Window) {
  const { direction, size, from = 0, after } = window
  const inOrder = direction === 'asc' ? asc : desc
  const { at, accountId, number } = auditEntries
  return db
    .select(columnsFor(reader))
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

type ChangedAssessment = { accountId: string; assessmentId: string; updatedAt: Date }

/** The user who changed an assessment last, by the entry that was written with the change. */
export async function findLastActor(db: DbOrTransaction, { accountId, assessmentId, updatedAt }: ChangedAssessment) {
  const [entry] = await db
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.accountId, accountId),
        gte(auditEntries.at, updatedAt),
        sql`(${auditEntries.subject}::jsonb ->> 'assessmentId') = ${assessmentId}`,
      ),
    )
    .orderBy(desc(auditEntries.number))
    .limit(1)
  return entry?.actorId ?? undefined
}
