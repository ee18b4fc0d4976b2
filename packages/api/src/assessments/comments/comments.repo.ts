import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { assessmentComments } from '../../db/schema.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

export type CommentRow = typeof assessmentComments.$inferSelect
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const ofAssessment = ({ accountId, assessmentId }: Key) =>
  and(eq(assessmentComments.accountId, accountId), eq(assessmentComments.assessmentId, assessmentId))

export const listCommentRows = (db: DbOrTransaction, row: Key): Promise<CommentRow[]> =>
  db
    .select()
    .from(assessmentComments)
    .where(ofAssessment(row))
    .orderBy(asc(assessmentComments.createdAt), asc(assessmentComments.commentId))

export const insertComment = async (tx: Transaction, comment: CommentRow): Promise<CommentRow> =>
  expectOne(await tx.insert(assessmentComments).values(comment).returning())

export async function findComment(tx: Transaction, row: Key, commentId: string): Promise<CommentRow | undefined> {
  const [comment] = await tx
    .select()
    .from(assessmentComments)
    .where(and(ofAssessment(row), eq(assessmentComments.commentId, commentId)))
  return comment
}

/** False: it was taken back meanwhile. */
export async function deleteComment(tx: Transaction, { accountId, commentId }: CommentRow): Promise<boolean> {
  const gone = await tx
    .delete(assessmentComments)
    .where(and(eq(assessmentComments.accountId, accountId), eq(assessmentComments.commentId, commentId)))
    .returning({ commentId: assessmentComments.commentId })
  return gone.length === 1
}
