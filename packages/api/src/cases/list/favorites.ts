import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { assessmentFavorites } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { type AssessmentRow, findAssessment } from '../core/assessments.repo.ts'

/** Marks an assessment that the actor may read as favourite, or removes the mark. No other user is notified. */
export function setFavorite(db: Db, actor: Actor, assessmentId: string, favorite: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findAssessment(tx, actor, assessmentId)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    await (favorite ? insertFavorite(tx, actor, row) : deleteFavorite(tx, actor, row))
  })
}

type FavoriteKey = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** Inserts the favourite; idempotent. */
async function insertFavorite(tx: Transaction, { userId }: Actor, { accountId, assessmentId }: FavoriteKey) {
  await tx.insert(assessmentFavorites).values({ accountId, userId, assessmentId }).onConflictDoNothing()
}

async function deleteFavorite(tx: Transaction, { userId }: Actor, { accountId, assessmentId }: FavoriteKey) {
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
