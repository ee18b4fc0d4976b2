import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { assessments, evidence, evidenceUses, users } from '../db/schema.ts'

type Days = { from: string; to: string }

const useOfEvidence = and(
  eq(evidenceUses.accountId, evidence.accountId),
  eq(evidenceUses.evidenceId, evidence.evidenceId),
  isNull(evidenceUses.removedAt),
)

const assessmentOfUse = and(
  eq(assessments.accountId, evidenceUses.accountId),
  eq(assessments.assessmentId, evidenceUses.assessmentId),
  isNull(assessments.deletedAt),
)

const ending = ({ from, to }: Days) =>
  and(gte(evidence.validTo, from), lte(evidence.validTo, to), isNull(evidence.withdrawnAt))

/** The active owners of assessments with a paper that expires in these days. */
export const listOwnersOfEnding = (db: DbOrTransaction, days: Days) =>
  db
    .selectDistinct({ userId: users.userId })
    .from(evidence)
    .innerJoin(evidenceUses, useOfEvidence)
    .innerJoin(assessments, assessmentOfUse)
    .innerJoin(users, and(eq(users.userId, assessments.ownerId), eq(users.status, 'ACTIVE')))
    .where(ending(days))

/** A user's papers that expire in these days, the first to expire first, with the user's assessments that use them. */
export async function listEndingPapers(db: Db, userId: string, days: Days) {
  const rows = await db
    .selectDistinct({
      evidenceId: evidence.evidenceId,
      kind: evidence.kind,
      number: evidence.number,
      validTo: evidence.validTo,
      ofCase: {
        number: assessments.number,
        name: assessments.name,
        geneticResource: assessments.geneticResource,
        providerCountry: assessments.providerCountry,
        placeType: assessments.placeType,
        intendedUse: assessments.intendedUse,
      },
    })
    .from(evidence)
    .innerJoin(evidenceUses, useOfEvidence)
    .innerJoin(assessments, assessmentOfUse)
    .where(and(ending(days), eq(assessments.ownerId, userId)))
    .orderBy(asc(evidence.validTo), asc(evidence.evidenceId), asc(assessments.number))
  const papers = new Map(rows.map(({ ofCase: _, ...paper }) => [paper.evidenceId, paper]))
  return [...papers.values()].map((paper) => ({
    ...paper,
    cases: rows.filter(({ evidenceId }) => evidenceId === paper.evidenceId).map(({ ofCase }) => ofCase),
  }))
}
