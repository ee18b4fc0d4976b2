import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { assessmentDecisions, assessmentLocks, assessmentReports, assessments } from '../db/schema.ts'

const { lockedAt, unlockedAt } = assessmentLocks
const { shownAt } = assessmentReports

/** Whether the assessment of the report has a lock of which this holds. */
const someLock = (holds: SQL): SQL =>
  sql`exists (select 1 from ${assessmentLocks} where ${assessmentLocks.accountId} = ${assessmentReports.accountId}
    and ${assessmentLocks.assessmentId} = ${assessmentReports.assessmentId} and (${holds}))`

/**
 * The result that a code was printed for, with the file of this hash if one was handed out of it: one query, whether or
 * not there is such a code. A code is unique over all accounts, and nothing of whose it is is read.
 */
export async function findByCode(db: Db, code: string, sha256: string | undefined) {
  const [row] = await db
    .select({
      decidedAt: assessmentDecisions.decidedAt,
      superseded: sql<boolean>`${assessments.decisionId} is distinct from ${assessmentDecisions.decisionId}`,
      completed: assessmentDecisions.completed,
      format: assessmentReports.format,
      handedOutAt: assessmentReports.createdAt,
      closedThen: sql<boolean>`${someLock(sql`${lockedAt} <= ${shownAt} and (${unlockedAt} is null or ${unlockedAt} > ${shownAt})`)}`,
      locksChanged: sql<boolean>`${someLock(sql`${lockedAt} > ${shownAt} or ${unlockedAt} > ${shownAt}`)}`,
    })
    .from(assessmentDecisions)
    .leftJoin(
      assessments,
      and(
        eq(assessments.accountId, assessmentDecisions.accountId),
        eq(assessments.assessmentId, assessmentDecisions.assessmentId),
      ),
    )
    .leftJoin(
      assessmentReports,
      and(
        eq(assessmentReports.accountId, assessmentDecisions.accountId),
        eq(assessmentReports.decisionId, assessmentDecisions.decisionId),
        eq(assessmentReports.sha256, sha256 ?? ''),
      ),
    )
    .where(eq(assessmentDecisions.code, code))
    .limit(1)
  return row
}
