import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { activations, assessmentDecisions, assessments, users } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { about, own } from './dashboard.repo.ts'

export async function findNoticedActivation(db: Db, activationId: string) {
  const [row] = await db.select().from(activations).where(eq(activations.activationId, activationId))
  return row
}

const earlier = alias(assessmentDecisions, 'earlier')

/** Joins the decision that preceded an assessment's decision. */
const isBefore = and(
  eq(earlier.accountId, assessmentDecisions.accountId),
  eq(
    earlier.decisionId,
    sql`(select e.decision_id from ${assessmentDecisions} e
      where e.account_id = ${assessmentDecisions.accountId} and e.assessment_id = ${assessmentDecisions.assessmentId}
      and e.decided_at < ${assessmentDecisions.decidedAt} order by e.decided_at desc limit 1)`,
  ),
)

type ChangedPage = { activationId: string; from: number; size: number }

/**
 * The actor's own assessments whose colour or completeness an activation has changed, by number, with both decisions
 * and the total count.
 */
export async function listLawChanges(db: Db, actor: Actor, { activationId, from, size }: ChangedPage) {
  const ofAssessment = and(
    eq(assessments.accountId, assessmentDecisions.accountId),
    eq(assessments.assessmentId, assessmentDecisions.assessmentId),
  )
  const isOther = or(
    ne(earlier.status, assessmentDecisions.status),
    ne(earlier.completed, assessmentDecisions.completed),
  )
  const where = and(eq(assessmentDecisions.activationId, activationId), own(actor), isOther)
  const [rows, counted] = await Promise.all([
    db
      .select({
        ...about,
        decisionId: assessmentDecisions.decisionId,
        before: shown(earlier),
        after: shown(assessmentDecisions),
      })
      .from(assessmentDecisions)
      .innerJoin(assessments, ofAssessment)
      .innerJoin(earlier, isBefore)
      .leftJoin(users, eq(users.userId, assessments.ownerId))
      .where(where)
      .orderBy(asc(assessments.number))
      .limit(size)
      .offset(from),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(assessmentDecisions)
      .innerJoin(assessments, ofAssessment)
      .innerJoin(earlier, isBefore)
      .where(where),
  ])
  return { count: counted[0]?.count ?? 0, rows }
}

const shown = ({ status, completed, content, text }: typeof assessmentDecisions | typeof earlier) => ({
  status,
  completed,
  content,
  text,
})
