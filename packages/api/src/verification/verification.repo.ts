import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { assessmentDecisions, assessmentReports, assessments } from '../db/schema.ts'

/**
 * The result that a code was printed for, with the file of this hash if one was handed out of it: one query, whether or
 * not there is such a code. A code is unique over all accounts, and nothing of whose it is is read.
 */
export async function findByCode(db: Db, code: string, sha256: string | undefined) {
  const [row] = await db
    .select({
      decidedAt: assessmentDecisions.decidedAt,
      superseded: sql<boolean>`${assessments.decisionId} is distinct from ${assessmentDecisions.decisionId}`,
      format: assessmentReports.format,
      handedOutAt: assessmentReports.createdAt,
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
