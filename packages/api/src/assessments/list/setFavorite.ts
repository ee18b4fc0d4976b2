import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { findAssessment } from '../core/assessments.repo.ts'
import { deleteFavorite, insertFavorite } from './favorites.repo.ts'

/** Stars an assessment that the actor may read, or takes the star away. A matter of the reader: nobody else is told. */
export function setFavorite(db: Db, actor: Actor, assessmentId: string, favorite: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await findAssessment(tx, actor, assessmentId)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    await (favorite ? insertFavorite(tx, actor, row) : deleteFavorite(tx, actor, row))
  })
}
