import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { assessments, evidence, evidenceUses, users } from '../../db/schema.ts'

type Days = { from: string; to: string }

const useOfOwned = sql`${evidenceUses} u join ${assessments} a
  on a.account_id = u.account_id and a.assessment_id = u.assessment_id and a.deleted_at is null`

const ending = ({ from, to }: Days) =>
  and(gte(evidence.validTo, from), lte(evidence.validTo, to), isNull(evidence.withdrawnAt))

/** The active owners of assessments with a paper that expires in these days. */
export const listOwnersOfEnding = (db: DbOrTransaction, days: Days) =>
  db
    .selectDistinct({ userId: users.userId })
    .from(evidence)
    .innerJoin(
      evidenceUses,
      and(
        eq(evidenceUses.accountId, evidence.accountId),
        eq(evidenceUses.evidenceId, evidence.evidenceId),
        isNull(evidenceUses.removedAt),
      ),
    )
    .innerJoin(
      assessments,
      and(
        eq(assessments.accountId, evidenceUses.accountId),
        eq(assessments.assessmentId, evidenceUses.assessmentId),
        isNull(assessments.deletedAt),
      ),
    )
    .innerJoin(users, and(eq(users.userId, assessments.ownerId), eq(users.status, 'ACTIVE')))
    .where(ending(days))

/** A user's papers that expire in these days, the first to expire first. */
export const listEndingPapers = (db: DbOrTransaction, userId: string, days: Days) =>
  db
    .select({ kind: evidence.kind, number: evidence.number, validTo: evidence.validTo })
    .from(evidence)
    .where(
      and(
        ending(days),
        sql`exists (select 1 from ${useOfOwned} where u.account_id = ${evidence.accountId}
          and u.evidence_id = ${evidence.evidenceId} and u.removed_at is null and a.owner_id = ${userId})`,
      ),
    )
    .orderBy(asc(evidence.validTo), asc(evidence.evidenceId))
