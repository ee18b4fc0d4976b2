import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { assessmentDecisions, assessmentLocks, assessmentReports, assessments } from '../db/schema.ts'

/** Whether the assessment now has another result. */
const superseded = sql<boolean>`${assessments.decisionId} is distinct from ${assessmentDecisions.decisionId}`
const sameAssessment = and(
  eq(assessments.accountId, assessmentDecisions.accountId),
  eq(assessments.assessmentId, assessmentDecisions.assessmentId),
)

const { lockedAt, unlockedAt } = assessmentLocks
const { shownAt } = assessmentReports

/** Whether the assessment of the report has a lock that satisfies the condition. */
const someLock = (holds: SQL): SQL =>
  sql`exists (select 1 from ${assessmentLocks} where ${assessmentLocks.accountId} = ${assessmentReports.accountId}
    and ${assessmentLocks.assessmentId} = ${assessmentReports.assessmentId} and (${holds}))`

/**
 * The result for which a code was printed, with the issued file of this hash if there is one. Runs a single query
 * whether or not the code exists. A code is unique across all accounts, and nothing is read that reveals whose it is.
 */
export async function findByCode(db: Db, code: string, sha256: string | undefined) {
  const [row] = await db
    .select({
      decidedAt: assessmentDecisions.decidedAt,
      content: assessmentDecisions.content,
      superseded,
      completed: assessmentDecisions.completed,
      format: assessmentReports.format,
      handedOutAt: assessmentReports.createdAt,
      closedThen: sql<boolean>`${someLock(sql`${lockedAt} <= ${shownAt} and (${unlockedAt} is null or ${unlockedAt} > ${shownAt})`)}`,
      locksChanged: sql<boolean>`${someLock(sql`${lockedAt} > ${shownAt} or ${unlockedAt} > ${shownAt}`)}`,
    })
    .from(assessmentDecisions)
    .leftJoin(assessments, sameAssessment)
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

/** The results of the cases of a pack, in its order. */
export async function listPacked(db: Db, { accountId, cases }: PackedResults) {
  const ids = cases.flatMap(({ decisionId }) => decisionId ?? [])
  if (ids.length === 0) return []
  const { decisionId, decidedAt, content } = assessmentDecisions
  const rows = await db
    .select({ decisionId, decidedAt, content, superseded })
    .from(assessmentDecisions)
    .leftJoin(assessments, sameAssessment)
    .where(and(eq(assessmentDecisions.accountId, accountId), inArray(decisionId, ids)))
  return rows.sort((a, b) => ids.indexOf(a.decisionId) - ids.indexOf(b.decisionId))
}

type PackedResults = { accountId: string; cases: readonly { decisionId: string | null }[] }
