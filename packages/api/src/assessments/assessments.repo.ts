import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { accounts, assessmentDecisions, assessmentLocks, assessments, users } from '../db/schema.ts'
import { ownedInGroups, visibleAssessments } from '../db/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'

export type NewAssessment = Omit<typeof assessments.$inferInsert, 'number'>
export type NewDecision = typeof assessmentDecisions.$inferInsert
export type NewLock = typeof assessmentLocks.$inferInsert
export type LockRow = typeof assessmentLocks.$inferSelect
export type DecisionRow = typeof assessmentDecisions.$inferSelect

const closedLocks = sql<number>`(select count(*) from assessment_locks l
  where l.account_id = ${assessments.accountId} and l.assessment_id = ${assessments.assessmentId} and l.closed)`

/** What a list and a page show of an assessment, its owner's name and number of closed locks included. */
export const assessmentColumns = (actor: Actor) => ({
  ...getTableColumns(assessments),
  firstName: users.firstName,
  lastName: users.lastName,
  account: accounts.accountName,
  closedLocks,
  ownedInGroups: sql<boolean>`${ownedInGroups(actor)}`,
})

export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findAssessment>>>

/** One assessment that the actor may read; what one may not read is not found. */
export async function findAssessment(db: DbOrTransaction, actor: Actor, assessmentId: string) {
  const [row] = await db
    .select(assessmentColumns(actor))
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .innerJoin(accounts, eq(accounts.accountId, assessments.accountId))
    .where(and(eq(assessments.assessmentId, assessmentId), visibleAssessments(actor)))
  return row
}

/** The same, held until the transaction ends, so that changes of one assessment come one after the other. */
export async function lockAssessment(tx: Transaction, actor: Actor, assessmentId: string) {
  await tx
    .select({ id: assessments.assessmentId })
    .from(assessments)
    .where(and(eq(assessments.assessmentId, assessmentId), visibleAssessments(actor)))
    .for('update')
  return findAssessment(tx, actor, assessmentId)
}

/** Numbers run within the account, without gaps; the account's row makes two at once take turns. */
export async function insertAssessment(tx: Transaction, actor: Actor, values: NewAssessment): Promise<void> {
  const counted = await tx
    .update(accounts)
    .set({ lastAssessmentNumber: sql`${accounts.lastAssessmentNumber} + 1` })
    .where(eq(accounts.accountId, actor.accountId))
    .returning({ number: accounts.lastAssessmentNumber })
  await tx.insert(assessments).values({ ...values, number: one(counted).number })
}

type Change = Pick<
  typeof assessments.$inferSelect,
  'answers' | 'status' | 'result' | 'progress' | 'geneticResource' | 'providerCountry' | 'decisionId' | 'updatedAt'
>

export async function updateAssessment(tx: Transaction, row: AssessmentRow, change: Change): Promise<void> {
  await tx
    .update(assessments)
    .set({ ...change, version: row.version + 1 })
    .where(and(eq(assessments.accountId, row.accountId), eq(assessments.assessmentId, row.assessmentId)))
}

export async function insertDecision(tx: Transaction, decision: NewDecision): Promise<void> {
  await tx.insert(assessmentDecisions).values(decision)
}

export async function findDecision(db: DbOrTransaction, { accountId, decisionId }: AssessmentRow) {
  if (decisionId === null) return undefined
  const [row] = await db
    .select()
    .from(assessmentDecisions)
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.decisionId, decisionId)))
  return row
}

export async function insertLocks(tx: Transaction, locks: NewLock[]): Promise<void> {
  if (locks.length > 0) await tx.insert(assessmentLocks).values(locks)
}

export async function listLocks(db: DbOrTransaction, { accountId, assessmentId }: AssessmentRow): Promise<LockRow[]> {
  return db
    .select()
    .from(assessmentLocks)
    .where(and(eq(assessmentLocks.accountId, accountId), eq(assessmentLocks.assessmentId, assessmentId)))
    .orderBy(desc(assessmentLocks.closed), asc(assessmentLocks.ref), asc(assessmentLocks.lockedAt))
}
