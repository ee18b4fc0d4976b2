import { and, asc, desc, eq, getTableColumns, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { insertMany } from '../../db/insertMany.ts'
import { personName, personNameIfAny } from '../../db/people.ts'
import { expectOne } from '../../db/results.ts'
import {
  accounts,
  assessmentDecisions,
  assessmentFavorites,
  assessmentLocks,
  assessments,
  users,
} from '../../db/schema.ts'
import { ownedInGroups, restorableAssessments, visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor, Reader } from '../../http/actor.ts'

export type NewAssessment = typeof assessments.$inferInsert
export type NewDecision = typeof assessmentDecisions.$inferInsert
export type NewLock = typeof assessmentLocks.$inferInsert
export type LockRow = typeof assessmentLocks.$inferSelect
/** A lock with the names of those who closed and opened it. */
export type NamedLock = LockRow & { lockedBy: string; unlockedBy: string | null }
export type DecisionRow = typeof assessmentDecisions.$inferSelect
/** A decision without its text, which is by far its largest part. */
export type DecisionHead = Omit<DecisionRow, 'text'>

/** The columns of an assessment for lists and pages, with its owner's name and the reader's favorite flag. */
export const assessmentColumns = (actor: Reader) => ({
  ...getTableColumns(assessments),
  firstName: users.firstName,
  lastName: users.lastName,
  account: accounts.accountName,
  favorite: isStarredBy(actor),
  ownedInGroups: ownedInGroups(actor),
})

export const isStarredBy = ({
  userId,
}: Pick<Reader, 'userId'>) => sql<boolean>`exists (select 1 from ${assessmentFavorites}
  where ${assessmentFavorites.accountId} = ${assessments.accountId} and ${assessmentFavorites.userId} = ${userId}
  and ${assessmentFavorites.assessmentId} = ${assessments.assessmentId})`

export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findAssessment>>>

/** Returns undefined for missing and forbidden assessments alike, so that existence does not leak. */
export async function findAssessment(db: DbOrTransaction, actor: Actor, assessmentId: string) {
  const [row] = await selectOne(db, actor, assessmentId, visibleAssessments(actor))
  return row
}

/** Like `findAssessment`, but also finds a deleted assessment for those who may restore it. */
export async function findReadable(db: DbOrTransaction, actor: Actor, assessmentId: string) {
  const [row] = await selectOne(db, actor, assessmentId, readableAssessments(actor))
  return row
}

const readableAssessments = (actor: Actor) => or(visibleAssessments(actor), restorableAssessments(actor))

const selectOne = (db: DbOrTransaction, actor: Actor, assessmentId: string, where: SQL | undefined) =>
  db
    .select(assessmentColumns(actor))
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .innerJoin(accounts, eq(accounts.accountId, assessments.accountId))
    .where(and(eq(assessments.assessmentId, assessmentId), where))

const hold = (tx: Transaction, assessmentId: string, where: SQL | undefined) =>
  tx
    .select({ id: assessments.assessmentId })
    .from(assessments)
    .where(and(eq(assessments.assessmentId, assessmentId), where))
    .for('update')

/**
 * Locks the row until the transaction ends, so that changes of one assessment are serialized. The assessment is read
 * only after that, so that joined rows are as recent as the locked one.
 */
export async function selectForUpdate(tx: Transaction, actor: Actor, assessmentId: string) {
  await hold(tx, assessmentId, visibleAssessments(actor))
  return findAssessment(tx, actor, assessmentId)
}

/** Like `selectForUpdate`, but also for a deleted assessment that the actor may restore. */
export async function selectRestorableForUpdate(tx: Transaction, actor: Actor, assessmentId: string) {
  await hold(tx, assessmentId, readableAssessments(actor))
  return findReadable(tx, actor, assessmentId)
}

/**
 * The next number within the account, committed at once. Taking it within the transaction that uses it would serialize
 * all users who start an assessment in this account. If that assessment is then refused, its number stays unused.
 */
export const takeNumber = (db: Db, account: Pick<Actor, 'accountId'>): Promise<number> => takeNumbers(db, account, 1)

/** Reserves `count` consecutive numbers and returns the first. */
export async function takeNumbers(db: Db, { accountId }: Pick<Actor, 'accountId'>, count: number): Promise<number> {
  const counted = await db
    .update(accounts)
    .set({ lastAssessmentNumber: sql`${accounts.lastAssessmentNumber} + ${count}::int` })
    .where(eq(accounts.accountId, accountId))
    .returning({ last: accounts.lastAssessmentNumber })
  return expectOne(counted).last - count + 1
}

export async function insertAssessment(tx: Transaction, values: NewAssessment): Promise<void> {
  await tx.insert(assessments).values(values)
}

type Change = Partial<Omit<typeof assessments.$inferInsert, 'accountId' | 'assessmentId' | 'number' | 'version'>>

/**
 * Increments the version with every change (optimistic concurrency control). Inserts the decision that was made with the
 * change, if there is one. Returns the changed columns.
 */
export async function updateAssessment<Changed extends Change>(
  tx: Transaction,
  row: Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'version'>,
  change: Changed,
  made?: DecisionRow,
): Promise<Changed & { version: number }> {
  const changed = { ...change, version: row.version + 1 }
  const { accountId, assessmentId } = row
  if (made) await tx.insert(assessmentDecisions).values(made)
  await tx
    .update(assessments)
    .set(changed)
    .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
  return changed
}

export async function findDecision(
  db: DbOrTransaction,
  { accountId, decisionId }: Pick<AssessmentRow, 'accountId' | 'decisionId'>,
): Promise<DecisionHead | undefined> {
  if (decisionId === null) return undefined
  const [row] = await db
    .select(HEAD_COLUMNS)
    .from(assessmentDecisions)
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.decisionId, decisionId)))
  return row
}

const { text: _, ...HEAD_COLUMNS } = getTableColumns(assessmentDecisions)

export async function readDecisionText(
  db: DbOrTransaction,
  { accountId, decisionId }: Pick<DecisionRow, 'accountId' | 'decisionId'>,
): Promise<string> {
  const { text } = assessmentDecisions
  const rows = await db
    .select({ text })
    .from(assessmentDecisions)
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.decisionId, decisionId)))
  return expectOne(rows).text
}

/** The decision, if there is one, and all locks that were ever closed: every page of an assessment shows both. */
export async function findDecisionAndLocks(
  db: DbOrTransaction,
  { accountId, assessmentId, decisionId }: Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'decisionId'>,
): Promise<{ decision: DecisionHead | undefined; locks: NamedLock[] }> {
  const isOfRow = decisionId === null ? sql`false` : eq(assessmentDecisions.decisionId, decisionId)
  const rows = await db
    .select({ decision: HEAD_COLUMNS, lock: namedLock() })
    .from(assessments)
    .leftJoin(assessmentDecisions, and(eq(assessmentDecisions.accountId, assessments.accountId), isOfRow))
    .leftJoin(
      assessmentLocks,
      and(
        eq(assessmentLocks.accountId, assessments.accountId),
        eq(assessmentLocks.assessmentId, assessments.assessmentId),
      ),
    )
    .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
    .orderBy(...LOCK_ORDER)
  return { decision: rows[0]?.decision ?? undefined, locks: rows.flatMap(({ lock }) => lock ?? []) }
}

/** The last decision that had been saved at that time. */
export async function findDecisionAt(db: DbOrTransaction, { accountId, assessmentId }: AssessmentRow, at: Date) {
  const [row] = await db
    .select()
    .from(assessmentDecisions)
    .where(
      and(
        eq(assessmentDecisions.accountId, accountId),
        eq(assessmentDecisions.assessmentId, assessmentId),
        lte(assessmentDecisions.decidedAt, at),
      ),
    )
    .orderBy(desc(assessmentDecisions.decidedAt))
    .limit(1)
  return row
}

export const namedLock = () => ({
  ...getTableColumns(assessmentLocks),
  lockedBy: personName(assessmentLocks.lockedById),
  unlockedBy: personNameIfAny(assessmentLocks.unlockedById),
})

const LOCK_ORDER = [desc(assessmentLocks.closed), asc(assessmentLocks.ref), asc(assessmentLocks.lockedAt)]

/** Skips locks whose name and type are closed already. */
export const insertLocks = (tx: Transaction, locks: readonly NewLock[]): Promise<void> =>
  insertMany(tx, assessmentLocks, locks, sql`on conflict do nothing`)

export async function listLocks(
  db: DbOrTransaction,
  { accountId, assessmentId }: Pick<AssessmentRow, 'accountId' | 'assessmentId'>,
): Promise<NamedLock[]> {
  return db
    .select(namedLock())
    .from(assessmentLocks)
    .where(and(eq(assessmentLocks.accountId, accountId), eq(assessmentLocks.assessmentId, assessmentId)))
    .orderBy(...LOCK_ORDER)
}

/** Updates the denormalized flag that lists filter by. Call it after every change of a lock. */
export async function updateLocked(
  tx: Transaction,
  { accountId, assessmentId }: Pick<AssessmentRow, 'accountId' | 'assessmentId'>,
): Promise<void> {
  const closed = sql`exists (select 1 from ${assessmentLocks} where ${assessmentLocks.accountId} = ${accountId}
    and ${assessmentLocks.assessmentId} = ${assessmentId} and ${assessmentLocks.closed})`
  await tx
    .update(assessments)
    .set({ locked: closed })
    .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
}
