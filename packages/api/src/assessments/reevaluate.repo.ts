import type { ContentRef } from '@portal/rules'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { activations, assessmentDecisions, assessments } from '../db/schema.ts'

export type ActivationRow = typeof activations.$inferSelect
export type Stale = Awaited<ReturnType<typeof listStale>>[number]
/** The last assessment that was looked at. */
export type Cursor = { accountId: string; assessmentId: string } | undefined

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

/** The next of them in the order of their keys. */
export function listStale(db: DbOrTransaction, ref: ContentRef, after: Cursor, size: number) {
  const next = after
    ? sql`(${assessments.accountId}, ${assessments.assessmentId}) > (${after.accountId}, ${after.assessmentId}::uuid)`
    : undefined
  return db
    .select({ assessment: assessments, before: assessmentDecisions.status })
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
