import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { assessmentFavorites } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

type Starred = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** Stars it for the actor, once however often. */
export async function insertFavorite(tx: Transaction, { userId }: Actor, { accountId, assessmentId }: Starred) {
  await tx.insert(assessmentFavorites).values({ accountId, userId, assessmentId }).onConflictDoNothing()
}

export async function deleteFavorite(tx: Transaction, { userId }: Actor, { accountId, assessmentId }: Starred) {
  await tx
    .delete(assessmentFavorites)
    .where(
      and(
        eq(assessmentFavorites.accountId, accountId),
        eq(assessmentFavorites.userId, userId),
        eq(assessmentFavorites.assessmentId, assessmentId),
      ),
    )
}
