import { and, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/connect.ts'
import { isOneOf } from '../db/isOneOf.ts'
import { assessmentDecisions, assessmentLocks, assessments } from '../db/schema.ts'
import type { AssessmentRow, LockRow } from './assessments.repo.ts'

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The locks of these assessments, in no order. */
export const listLocksOf = (tx: Transaction, keys: readonly Key[]): Promise<LockRow[]> =>
  tx.select().from(assessmentLocks).where(isOf(assessmentLocks, keys))

/** Since when the result of each of them has had the colour it has. */
export async function coloursSince(tx: Transaction, keys: readonly Key[]): Promise<ReadonlyMap<string, Date>> {
  const { assessmentId, before, status, decidedAt } = assessmentDecisions
  const rows = await tx
    .select({ assessmentId, at: sql`max(${decidedAt})`.mapWith(decidedAt) })
    .from(assessmentDecisions)
    .where(and(isOf(assessmentDecisions, keys), sql`${before} is distinct from ${status}`))
    .groupBy(assessmentId)
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
  isOneOf(
    [accountId, assessmentId],
    keys.map((key) => [key.accountId, key.assessmentId]),
  )
