import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { activations, assessmentDecisions, assessments, users } from '../db/schema.ts'
import { listedAssessments } from '../db/visibility/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'
import { reopened } from '../law-changes/index.ts'

const MAX_LISTED = 50

/** The columns of an assessment for every card. */
export const about = {
  assessmentId: assessments.assessmentId,
  id: assessments.number,
  name: assessments.name,
  geneticResource: assessments.geneticResource,
  providerCountry: assessments.providerCountry,
  placeType: assessments.placeType,
  intendedUse: assessments.intendedUse,
  firstName: users.firstName,
  lastName: users.lastName,
}

/** The actor's own assessments that are not deleted. */
export const own = ({ accountId, userId }: Actor) =>
  and(
    eq(assessments.accountId, accountId),
    eq(assessments.ownerId, userId),
    isNull(assessments.deletedAt),
    assessments.answered,
  )

type ChangedQuery = { scope: 'mine' | 'all'; since: Date }

/**
 * The actor's own or visible assessments whose colour a new version of the law has changed, or which it has reopened,
 * since an instant, latest first; `count` is the number of all of them.
 */
export function listChanged(db: Db, actor: Actor, { scope, since }: ChangedQuery) {
  return db
    .select({
      ...about,
      ownerId: assessments.ownerId,
      count: sql<number>`count(*) over ()`,
      before: assessmentDecisions.before,
      after: assessmentDecisions.status,
      reopened,
      changedAt: assessmentDecisions.decidedAt,
      country: activations.contentId,
      version: activations.version,
      activationId: activations.activationId,
    })
    .from(assessments)
    .innerJoin(
      assessmentDecisions,
      and(
        eq(assessmentDecisions.accountId, assessments.accountId),
        eq(assessmentDecisions.assessmentId, assessments.assessmentId),
      ),
    )
    .innerJoin(activations, eq(activations.activationId, assessmentDecisions.activationId))
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .where(
      and(
        scope === 'mine' ? own(actor) : listedAssessments(actor),
        eq(assessmentDecisions.cause, 'law'),
        isNotNull(assessmentDecisions.before),
        or(sql`${assessmentDecisions.before} <> ${assessmentDecisions.status}`, reopened),
        gte(assessmentDecisions.decidedAt, since),
      ),
    )
    .orderBy(desc(assessmentDecisions.decidedAt), desc(assessments.number))
    .limit(MAX_LISTED)
}
