import { and, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inPairs } from '../../db/conditions.ts'
import type { Transaction } from '../../db/connect.ts'
import { assessmentDecisions, assessmentLocks, assessments } from '../../db/schema.ts'
import type { AssessmentRow, LockRow } from '../core/assessments.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The locks of these assessments, in no order. */
export const listLocksOf = (tx: Transaction, keys: readonly Key[]): Promise<LockRow[]> =>
  tx.select().from(assessmentLocks).where(isOf(assessmentLocks, keys))

/** When each of them was first confirmed with the colour it has, since it has it. */
export async function confirmedSince(tx: Transaction, keys: readonly Key[]): Promise<ReadonlyMap<string, Date>> {
  const { accountId, assessmentId, before, status, completed, decidedAt } = assessmentDecisions
  const colourSince = sql`max(${decidedAt}) filter (where ${before} is distinct from ${status})
    over (partition by ${accountId}, ${assessmentId})`
  const decided = tx
    .select({ assessmentId, completed, decidedAt, colourSince: colourSince.as('colour_since') })
    .from(assessmentDecisions)
    .where(isOf(assessmentDecisions, keys))
    .as('decided')
  const rows = await tx
    .select({ assessmentId: decided.assessmentId, at: sql`min(${decided.decidedAt})`.mapWith(decidedAt) })
    .from(decided)
    .where(and(decided.completed, sql`${decided.decidedAt} >= ${decided.colourSince}`))
    .groupBy(decided.assessmentId)
  return new Map(rows.map(({ assessmentId, at }) => [assessmentId, at]))
}

/** For lists, once one of their locks was closed. */
export async function markLocked(tx: Transaction, keys: readonly Key[]): Promise<void> {
  await tx
    .update(assessments)
    .set({ locked: true })
    .where(and(isOf(assessments, keys), not(assessments.locked)))
}

type Keyed = { [column in keyof Key]: PgColumn }

const isOf = ({ accountId, assessmentId }: Keyed, keys: readonly Key[]): SQL =>
  inPairs(
    [accountId, assessmentId],
    keys.map((key) => [key.accountId, key.assessmentId]),
  )
