import { randomUUID } from 'node:crypto'
import { type AssessmentComment, assessmentNumber, type cases, type HandlerOutput } from '@portal/contract'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { personName } from '../../db/people.ts'
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
    const at = new Date()
    const comment = { accountId, commentId, assessmentId, authorId: actor.userId, text, createdAt: at }
    await tx.insert(assessmentComments).values(comment)
    const params = { number: assessmentNumber(row.number), author: { personId: actor.userId } }
    await notifyOwner(tx, actor, row, { code: 'commentAddedBy', params })
    const message = { code: 'commentAdded', params } as const
    const change = { ...COMMENTED, message, subject: { commentId }, at }
    await recordAssessment(tx, actor, row, change)
    return present(actor, { ...comment, author: fullName(actor.user) })
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
    const params = { number: assessmentNumber(row.number), author: { personId: actor.userId } }
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

type CommentRow = typeof assessmentComments.$inferSelect & { author: string }
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const ofAssessment = ({ accountId, assessmentId }: Key) =>
  and(eq(assessmentComments.accountId, accountId), eq(assessmentComments.assessmentId, assessmentId))

const selectComments = (db: DbOrTransaction) =>
  db
    .select({ ...getTableColumns(assessmentComments), author: personName(assessmentComments.authorId) })
    .from(assessmentComments)

const listCommentRows = (db: DbOrTransaction, row: Key): Promise<CommentRow[]> =>
  selectComments(db)
    .where(ofAssessment(row))
    .orderBy(asc(assessmentComments.createdAt), asc(assessmentComments.commentId))

async function findComment(tx: Transaction, row: Key, commentId: string): Promise<CommentRow | undefined> {
  const [comment] = await selectComments(tx).where(and(ofAssessment(row), eq(assessmentComments.commentId, commentId)))
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
