import type { ContentRef } from '@portal/rules'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { activations, assessmentDecisions, assessments } from '../db/schema.ts'
import type { NewDecision } from './assessments.repo.ts'

export type ActivationRow = typeof activations.$inferSelect
export type Stale = Awaited<ReturnType<typeof listStale>>[number]
/** The last assessment that was looked at. */
export type Cursor = { accountId: string; assessmentId: string } | undefined

export async function findActivation(db: DbOrTransaction, activationId: string): Promise<ActivationRow | undefined> {
  const [row] = await db.select().from(activations).where(eq(activations.activationId, activationId))
  return row
}

/** The activation, held: whoever else works on it waits, so that each assessment is decided once. */
export async function lockActivation(tx: Transaction, activationId: string): Promise<ActivationRow | undefined> {
  const [row] = await tx.select().from(activations).where(eq(activations.activationId, activationId)).for('update')
  return row
}

export async function keepProgress(
  tx: Transaction,
  { activationId }: ActivationRow,
  progress: Partial<ActivationRow>,
): Promise<void> {
  const change = { ...progress, progressedAt: new Date() }
  await tx.update(activations).set(change).where(eq(activations.activationId, activationId))
}

const decisionOf = and(
  eq(assessmentDecisions.accountId, assessments.accountId),
  eq(assessmentDecisions.decisionId, assessments.decisionId),
)

/** Live assessments whose decision read another version of this content. */
const standsOnOther = (ref: ContentRef): SQL | undefined =>
  and(
    isNull(assessments.deletedAt),
    // A country's own index; the treaty level and the high seas are not named by the column.
    /^(?!XZ)[A-Z]{2}$/.test(ref.id) ? eq(assessments.providerCountry, ref.id) : undefined,
    sql`${assessmentDecisions.content} @> ${JSON.stringify([{ id: ref.id }])}::jsonb`,
    sql`not ${assessmentDecisions.content} @> ${JSON.stringify([{ id: ref.id, version: ref.version, sha256: ref.sha256 }])}::jsonb`,
  )

export async function countStale(db: DbOrTransaction, ref: ContentRef): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)` })
    .from(assessments)
    .innerJoin(assessmentDecisions, decisionOf)
    .where(standsOnOther(ref))
  return one(rows).count
}

/** Without its text, which is long and has its hash. */
const PRESENT = {
  decisionId: assessmentDecisions.decisionId,
  status: assessmentDecisions.status,
  sha256: assessmentDecisions.sha256,
  overdueSince: assessmentDecisions.overdueSince,
  completed: assessmentDecisions.completed,
}

/** The next of them in the order of their keys. */
export function listStale(db: DbOrTransaction, ref: ContentRef, after: Cursor, size: number) {
  const next = after
    ? sql`(${assessments.accountId}, ${assessments.assessmentId}) > (${after.accountId}, ${after.assessmentId}::uuid)`
    : undefined
  return db
    .select({ assessment: assessments, present: PRESENT })
    .from(assessments)
    .innerJoin(assessmentDecisions, decisionOf)
    .where(and(standsOnOther(ref), next))
    .orderBy(asc(assessments.accountId), asc(assessments.assessmentId))
    .limit(size)
    .$dynamic()
}

/** The same, held for deciding them again. One that is being answered is waited for, and left out if it is up to date then. */
export const lockStale = (tx: Transaction, ref: ContentRef, after: Cursor, size: number): Promise<Stale[]> =>
  listStale(tx, ref, after, size).for('update', { of: assessments })

export async function insertDecisions(tx: Transaction, decisions: NewDecision[]): Promise<void> {
  if (decisions.length > 0) await tx.insert(assessmentDecisions).values(decisions)
}

type AssessmentRow = typeof assessments.$inferSelect
/** What a decision makes of its assessment. `isOther`: something that its readers see. */
export type Redecided = Pick<
  AssessmentRow,
  'accountId' | 'assessmentId' | 'status' | 'result' | 'overdueSince' | 'progress' | 'decisionId'
> & { isOther: boolean }

/** In one statement, counting up each version. A list sorted by change shows what is other, not all that was looked at. */
export async function updateRedecided(tx: Transaction, rows: readonly Redecided[], at: Date): Promise<void> {
  await tx.execute(sql`
    update ${assessments} as a set status = n.status, result = n.result, overdue_since = n."overdueSince",
      progress = n.progress, decision_id = n."decisionId", version = a.version + 1,
      updated_at = case when n."isOther" then ${at.toISOString()}::timestamptz else a.updated_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as n ("accountId" text, "assessmentId" uuid, status text,
      result text, "overdueSince" date, progress int, "decisionId" uuid, "isOther" boolean)
    where a.account_id = n."accountId" and a.assessment_id = n."assessmentId"`)
}

/** Those whose assessments got another colour from an activation. */
export async function listOwnersToTell(tx: Transaction, activationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ ownerId: assessments.ownerId })
    .from(assessmentDecisions)
    .innerJoin(assessments, eq(assessments.assessmentId, assessmentDecisions.assessmentId))
    .where(and(eq(assessmentDecisions.activationId, activationId), changedColour))
  return rows.flatMap(({ ownerId }) => ownerId ?? [])
}

export const changedColour = sql`${assessmentDecisions.before} <> ${assessmentDecisions.status}`
