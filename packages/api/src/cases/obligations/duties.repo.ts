import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { inPairs } from '../../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { insertMany } from '../../db/insertMany.ts'
import { personName, personNameIfAny } from '../../db/people.ts'
import { assessments, duties, dutyChanges, people, users } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

export type DutyRecord = typeof duties.$inferSelect
type NewChange = typeof dutyChanges.$inferInsert
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The duties of these assessments, unordered. */
export async function listDutiesOf(db: DbOrTransaction, keys: readonly Key[]): Promise<DutyRecord[]> {
  if (keys.length === 0) return []
  const pairs = keys.map(({ accountId, assessmentId }) => [accountId, assessmentId] as const)
  return db
    .select()
    .from(duties)
    .where(inPairs([duties.accountId, duties.assessmentId], pairs))
}

export const insertDuties = (tx: Transaction, rows: readonly DutyRecord[]): Promise<void> =>
  insertMany(tx, duties, rows)

const { accountId: _account, dutyId: _id, ...CHANGEABLE } = getTableColumns(duties)

/** Updates existing rows to their present values. */
export async function updateDuties(tx: Transaction, rows: readonly DutyRecord[]): Promise<void> {
  const names = Object.values(CHANGEABLE).map(({ name }) => sql.identifier(name))
  const set = names.map((name) => sql`${name} = excluded.${name}`)
  const update = sql`on conflict (account_id, duty_id) do update set ${sql.join(set, sql`, `)}`
  await insertMany(tx, duties, rows, update)
}

export const insertDutyChanges = (tx: Transaction, changes: readonly DutyDifference[]): Promise<void> =>
  insertMany(tx, dutyChanges, changes)

export type DutyDifference = NewChange

/** The fields of a duty whose changes are recorded in its history. */
const TRACED = ['state', 'reason', 'note', 'ownerId', 'dueDay', 'dueFrom', 'text', 'kind', 'goneAt'] as const

/** The changed fields of a duty, owners by their ids. */
export function differenceOf(
  before: DutyRecord,
  after: DutyRecord,
  { at, changedById, cause }: Pick<NewChange, 'cause'> & { at: Date; changedById: string | null },
): DutyDifference {
  const textOf = (duty: DutyRecord, field: (typeof TRACED)[number]) => {
    const value = duty[field]
    return value instanceof Date ? value.toISOString() : value
  }
  const fields = TRACED.filter((field) => textOf(before, field) !== textOf(after, field))
  const changes = fields.map((field) => [field, { before: textOf(before, field), after: textOf(after, field) }])
  const { accountId, dutyId } = before
  return { accountId, dutyId, changeId: randomUUID(), changedById, at, changes: Object.fromEntries(changes), cause }
}

/** Duties with their owner's name, most urgent first. */
const owned = (db: DbOrTransaction) =>
  db
    .select({
      ...getTableColumns(duties),
      settledBy: personNameIfAny(duties.settledById),
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(duties)
    .leftJoin(users, eq(users.userId, duties.ownerId))

export type OwnedDuty = Awaited<ReturnType<typeof listDuties>>[number]

/** The number of duties of an assessment that are still to be done. */
export const countOpenDuties = (db: DbOrTransaction, { accountId, assessmentId }: Key): Promise<number> =>
  db.$count(
    duties,
    and(
      eq(duties.accountId, accountId),
      eq(duties.assessmentId, assessmentId),
      eq(duties.state, 'open'),
      isNull(duties.goneAt),
    ),
  )

/** All duties of an assessment, including those that are gone. */
export const listDuties = (db: DbOrTransaction, { accountId, assessmentId }: Key) =>
  owned(db)
    .where(and(eq(duties.accountId, accountId), eq(duties.assessmentId, assessmentId)))
    .orderBy(asc(duties.dueDay), asc(duties.kind), asc(duties.obligationId), asc(duties.round))

/** A duty, its row locked until the transaction ends; undefined for missing and forbidden ones alike. */
export async function selectDutyForUpdate(tx: Transaction, actor: Actor, dutyId: string) {
  const key = await findDutyKey(tx, actor, dutyId)
  if (!key) return undefined
  await tx.select({ id: duties.dutyId }).from(duties).where(eq(duties.dutyId, dutyId)).for('update')
  const [duty] = await owned(tx).where(eq(duties.dutyId, dutyId))
  return duty
}

/** The key of the assessment of a duty, if the actor may read it. */
export async function findDutyKey(db: DbOrTransaction, actor: Actor, dutyId: string) {
  const [key] = await db
    .select({ accountId: duties.accountId, assessmentId: duties.assessmentId })
    .from(duties)
    .innerJoin(
      assessments,
      and(eq(assessments.accountId, duties.accountId), eq(assessments.assessmentId, duties.assessmentId)),
    )
    .where(and(eq(duties.dutyId, dutyId), visibleAssessments(actor)))
  return key
}

export const listDutyChanges = (db: DbOrTransaction, { accountId }: Pick<Key, 'accountId'>, dutyId: string) =>
  db
    .select({ ...getTableColumns(dutyChanges), changedBy: personNameIfAny(dutyChanges.changedById) })
    .from(dutyChanges)
    .where(and(eq(dutyChanges.accountId, accountId), eq(dutyChanges.dutyId, dutyId)))
    .orderBy(desc(dutyChanges.at), desc(dutyChanges.changeId))

/** The names of people by their ids. */
export async function namesOfPeople(db: DbOrTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ personId: people.personId, name: personName(people.personId) })
    .from(people)
    .where(inArray(people.personId, [...ids]))
  return new Map(rows.map(({ personId, name }) => [personId, name]))
}
