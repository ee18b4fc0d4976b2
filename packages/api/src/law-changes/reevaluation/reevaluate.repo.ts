import { LockType } from '@portal/contract'
import type { ContentRef } from '@portal/rules'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { closedWith, type OutdatedAssessment, rolesThatUnlock } from '../../cases/index.ts'
import { accountOfHouse } from '../../content/index.ts'
import { inPairs } from '../../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { activations, assessmentDecisions, assessmentLocks, assessments, users } from '../../db/schema.ts'

export type PendingActivation = typeof activations.$inferSelect
type AssessmentRow = typeof assessments.$inferSelect
/** The next assessments of a content: the outdated ones among them, and the last one examined. */
export type Page = { outdated: OutdatedAssessment[]; last: Cursor }
/** The last assessment that was examined. */
export type Cursor = { accountId: string; assessmentId: string } | undefined

export async function findActivation(
  db: DbOrTransaction,
  activationId: string,
): Promise<PendingActivation | undefined> {
  const [row] = await db.select().from(activations).where(eq(activations.activationId, activationId))
  return row
}

/** Locks the activation FOR UPDATE, so that concurrent workers wait and each assessment is decided once. */
export async function selectActivationForUpdate(
  tx: Transaction,
  activationId: string,
): Promise<PendingActivation | undefined> {
  const [row] = await tx.select().from(activations).where(eq(activations.activationId, activationId)).for('update')
  return row
}

export async function saveProgress(
  tx: Transaction,
  { activationId }: PendingActivation,
  progress: Partial<PendingActivation>,
): Promise<void> {
  const change = { ...progress, progressedAt: new Date() }
  await tx.update(activations).set(change).where(eq(activations.activationId, activationId))
}

const decisionOf = and(
  eq(assessmentDecisions.accountId, assessments.accountId),
  eq(assessmentDecisions.decisionId, assessments.decisionId),
)

/** Condition for assessments, not deleted, that the content can affect. */
const concernedBy = ({ id }: ContentRef): SQL | undefined =>
  and(
    isNull(assessments.deletedAt),
    accountOfHouse(id) === undefined ? undefined : eq(assessments.accountId, accountOfHouse(id) ?? ''),
    // Uses the index by country; the treaty level and the high seas are not values of this column.
    /^(?!XZ)[A-Z]{2}$/.test(id) ? eq(assessments.providerCountry, id) : undefined,
  )

/** Condition for decisions made on another version of this content, or before the account had house rules. */
const standsOnOther = ({ id, version, sha256 }: ContentRef): SQL | undefined =>
  and(
    accountOfHouse(id) === undefined
      ? sql`${assessmentDecisions.content} @> ${JSON.stringify([{ id }])}::jsonb`
      : undefined,
    sql`not ${assessmentDecisions.content} @> ${JSON.stringify([{ id, version, sha256 }])}::jsonb`,
  )

export async function countOutdated(db: DbOrTransaction, ref: ContentRef): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)` })
    .from(assessments)
    .innerJoin(assessmentDecisions, decisionOf)
    .where(and(concernedBy(ref), standsOnOther(ref)))
  return expectOne(rows).count
}

/** The next assessments of a content in the order of their keys, and the outdated ones among them. */
export const listOutdated = async (db: DbOrTransaction, ref: ContentRef, after: Cursor, size: number): Promise<Page> =>
  outdatedAmong(db, ref, await selectNext(db, ref, { after, size }))

/**
 * Like `listOutdated`, but locks the rows FOR UPDATE: an assessment that is being answered is waited for and then read
 * in its new state.
 */
export const selectOutdatedForUpdate = async (
  tx: Transaction,
  ref: ContentRef,
  after: Cursor,
  size: number,
): Promise<Page> => outdatedAmong(tx, ref, await selectNext(tx, ref, { after, size }).for('update'))

/**
 * Reads without their decisions: the planner would join and sort all of both for every page, whereas these rows come
 * from an index in their order.
 */
const selectNext = (db: DbOrTransaction, ref: ContentRef, { after, size }: { after: Cursor; size: number }) =>
  db
    .select()
    .from(assessments)
    .where(
      and(
        concernedBy(ref),
        after &&
          sql`(${assessments.accountId}, ${assessments.assessmentId}) > (${after.accountId}, ${after.assessmentId}::uuid)`,
      ),
    )
    .orderBy(asc(assessments.accountId), asc(assessments.assessmentId))
    .limit(size)

async function outdatedAmong(db: DbOrTransaction, ref: ContentRef, rows: AssessmentRow[]): Promise<Page> {
  const decided = rows.flatMap(({ accountId, decisionId }) => (decisionId ? [[accountId, decisionId] as const] : []))
  const present = await db
    .select(PRESENT)
    .from(assessmentDecisions)
    .where(and(inPairs([assessmentDecisions.accountId, assessmentDecisions.decisionId], decided), standsOnOther(ref)))
  const decisions = new Map(present.map((decision) => [decision.decisionId, decision]))
  const outdated = rows.flatMap((assessment) => {
    const decision = assessment.decisionId && decisions.get(assessment.decisionId)
    return decision ? [{ assessment, present: decision }] : []
  })
  return { outdated, last: rows.at(-1) }
}

/** Omits the text, which is long and is identified by its hash. */
const PRESENT = {
  decisionId: assessmentDecisions.decisionId,
  status: assessmentDecisions.status,
  sha256: assessmentDecisions.sha256,
  overdueSince: assessmentDecisions.overdueSince,
  completed: assessmentDecisions.completed,
}

/** Whether every activation of a release is carried out; workers that finish at the same moment are serialized. */
export async function isReleaseDone(tx: Transaction, { releaseId }: PendingActivation): Promise<boolean> {
  if (releaseId === null) return true
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${releaseId}, 0))`)
  const unfinished = and(eq(activations.releaseId, releaseId), isNull(activations.finishedAt))
  return (await tx.$count(activations, unfinished)) === 0
}

/** Condition for decisions made by an activation or, if given, by any activation of its release. */
export const madeBy = ({ activationId, releaseId }: { activationId: string; releaseId?: string | null }) =>
  releaseId
    ? sql`${assessmentDecisions.activationId} in (
        select ${activations.activationId} from ${activations} where ${activations.releaseId} = ${releaseId})`
    : eq(assessmentDecisions.activationId, activationId)

/** Owners of assessments whose colour the activation changed, or that are to be completed again. */
export async function listOwnersToNotify(
  tx: Transaction,
  activation: Pick<PendingActivation, 'activationId' | 'releaseId'>,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ ownerId: assessments.ownerId })
    .from(assessmentDecisions)
    .innerJoin(assessments, eq(assessments.assessmentId, assessmentDecisions.assessmentId))
    .where(and(madeBy(activation), changedForOwner))
  return rows.flatMap(({ ownerId }) => ownerId ?? [])
}

/**
 * Active users for whom locks closed by an activation may wait: users of the accounts concerned, by role, and the
 * operator's. Which locks actually wait is determined for each of them later.
 */
export async function listUnlockersToNotify(tx: Transaction, activationId: string): Promise<string[]> {
  const concerned = sql`select ${assessmentLocks.accountId} from ${assessmentDecisions}
    join ${assessmentLocks} on ${closedWith}
    where ${assessmentDecisions.activationId} = ${activationId} and ${assessmentLocks.closed}`
  const ofOperator = and(inArray(users.role, rolesThatUnlock(LockType.options, ['all'])), sql`exists (${concerned})`)
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.status, 'ACTIVE'),
        inArray(users.role, rolesThatUnlock(LockType.options)),
        or(sql`${users.accountId} in (${concerned})`, ofOperator),
      ),
    )
  return rows.map(({ userId }) => userId)
}

/** Whether a decision reopened the assessment: the previous decision was confirmed, and the law now asks more. */
export const reopened = sql<boolean>`(not ${assessmentDecisions.completed} and coalesce((
  select earlier.completed from assessment_decisions earlier
  where earlier.account_id = ${assessmentDecisions.accountId}
    and earlier.assessment_id = ${assessmentDecisions.assessmentId}
    and earlier.decided_at < ${assessmentDecisions.decidedAt}
  order by earlier.decided_at desc limit 1), false))`

/** Changes that are notified to the owner: another colour, or an assessment to be completed again. */
export const changedForOwner = sql`(${assessmentDecisions.before} <> ${assessmentDecisions.status} or ${reopened})`
