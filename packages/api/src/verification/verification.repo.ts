import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { assessmentDecisions, assessmentLocks, assessmentReports, assessments } from '../db/schema.ts'

/** Whether an assessment's result is another one by now. */
const superseded = sql<boolean>`${assessments.decisionId} is distinct from ${assessmentDecisions.decisionId}`
const sameAssessment = and(
  eq(assessments.accountId, assessmentDecisions.accountId),
  eq(assessments.assessmentId, assessmentDecisions.assessmentId),
)

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

/** The results that the cases of a pack had, in its order. */
export async function listPacked(db: Db, { accountId, cases }: PackedResults) {
  const ids = cases.flatMap(({ decisionId }) => decisionId ?? [])
  if (ids.length === 0) return []
  const { decisionId, decidedAt, content } = assessmentDecisions
  const rows = await db
    .select({ decisionId, decidedAt, content, superseded })
    .from(assessmentDecisions)
    .leftJoin(assessments, sameAssessment)
    .where(and(eq(assessmentDecisions.accountId, accountId), inArray(decisionId, ids)))
  return rows.sort((one, other) => ids.indexOf(one.decisionId) - ids.indexOf(other.decisionId))
}

type PackedResults = { accountId: string; cases: readonly { decisionId: string | null }[] }
