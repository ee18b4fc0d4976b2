import { randomUUID } from 'node:crypto'
import { type AssessmentComment, assessmentNumber, type cases, type HandlerOutput } from '@portal/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { assessmentComments } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { type AssessmentRow, findAssessment, findReadable } from '../core/assessments.repo.ts'
import { fullName, notifyOwner, recordAssessment } from '../core/record.ts'

/** The comments of an assessment, oldest first. */
export async function readComments(
  db: Db,
  actor: Actor,
  id: string,
): Promise<HandlerOutput<typeof cases.listComments>> {
  const rows = await listCommentRows(db, found(await findReadable(db, actor, id)))
  return { count: rows.length, rows: rows.map((row) => present(actor, row)) }
}

/** Adds a comment. The version of the assessment stays the same: a comment must not make concurrent answers stale. */
export function addComment(db: Db, actor: Actor, id: string, text: string): Promise<AssessmentComment> {
  return db.transaction(async (tx) => {
    const row = found(await findAssessment(tx, actor, id))
    const { accountId, assessmentId } = row
    const commentId = randomUUID()
    const author = fullName(actor.user)
    const at = new Date()
    const values = { accountId, commentId, assessmentId, authorId: actor.userId, author, text, createdAt: at }
    const comment = await insertComment(tx, values)
    const params = { number: assessmentNumber(row.number), author }
    await notifyOwner(tx, actor, row, { code: 'commentAddedBy', params })
    const message = { code: 'commentAdded', params } as const
    const change = { ...COMMENTED, message, subject: { commentId }, at }
    await recordAssessment(tx, actor, row, change)
    return present(actor, comment)
  })
}

/**
 * Deletes one of the actor's own comments. Throws NOT_FOUND, and USER_INVALID_AUTHENTICATION_FORBIDDEN for another
 * user's.
 */
export function removeComment(db: Db, actor: Actor, id: string, commentId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const row = found(await findAssessment(tx, actor, id))
    const comment = await findComment(tx, row, commentId)
    if (!comment) throw new AppError('NOT_FOUND')
    if (comment.authorId !== actor.userId) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
    if (!(await deleteComment(tx, comment))) throw new AppError('NOT_FOUND')
    const params = { number: assessmentNumber(row.number), author: comment.author }
    const message = { code: 'commentDeleted', params } as const
    const change = {
      ...TAKEN_BACK,
      message,
      subject: { commentId },
      at: new Date(),
    }
    await recordAssessment(tx, actor, row, change)
  })
}

const COMMENTED = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_COMMENT' } as const
const TAKEN_BACK = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_COMMENT_DELETE' } as const

function found(row: AssessmentRow | undefined): AssessmentRow {
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  return row
}

const present = (actor: Actor, { commentId, text, author, authorId, createdAt }: CommentRow): AssessmentComment => ({
  commentId,
  text,
  author,
  createdAt: createdAt.toISOString(),
  own: authorId === actor.userId,
})

type CommentRow = typeof assessmentComments.$inferSelect
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const ofAssessment = ({ accountId, assessmentId }: Key) =>
  and(eq(assessmentComments.accountId, accountId), eq(assessmentComments.assessmentId, assessmentId))

const listCommentRows = (db: DbOrTransaction, row: Key): Promise<CommentRow[]> =>
  db
    .select()
    .from(assessmentComments)
    .where(ofAssessment(row))
    .orderBy(asc(assessmentComments.createdAt), asc(assessmentComments.commentId))

const insertComment = async (tx: Transaction, comment: CommentRow): Promise<CommentRow> =>
  expectOne(await tx.insert(assessmentComments).values(comment).returning())

async function findComment(tx: Transaction, row: Key, commentId: string): Promise<CommentRow | undefined> {
  const [comment] = await tx
    .select()
    .from(assessmentComments)
    .where(and(ofAssessment(row), eq(assessmentComments.commentId, commentId)))
  return comment
}

/** Returns false if the comment has already been deleted. */
async function deleteComment(tx: Transaction, { accountId, commentId }: CommentRow): Promise<boolean> {
  const gone = await tx
    .delete(assessmentComments)
    .where(and(eq(assessmentComments.accountId, accountId), eq(assessmentComments.commentId, commentId)))
    .returning({ commentId: assessmentComments.commentId })
  return gone.length === 1
}
