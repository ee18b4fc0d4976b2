import { randomUUID } from 'node:crypto'
import type { ContentComment } from '@portal/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { contentComments, users } from '../../db/schema.ts'
import { type Draft, userName } from './edits.repo.ts'

const isOf = ({ contentId, version }: Draft) =>
  and(eq(contentComments.contentId, contentId), eq(contentComments.version, version))

/** The comments on a draft, oldest first. */
export async function listComments(db: DbOrTransaction, draft: Draft, reader: string): Promise<ContentComment[]> {
  const rows = await db
    .select({ comment: contentComments, by: userName })
    .from(contentComments)
    .leftJoin(users, eq(users.userId, contentComments.writtenBy))
    .where(isOf(draft))
    .orderBy(asc(contentComments.createdAt), asc(contentComments.commentId))
  return rows.map(({ comment: { commentId, entry, field, text, writtenBy, createdAt, resolvedAt }, by }) => ({
    commentId,
    entry,
    field,
    text,
    by,
    isMine: writtenBy === reader,
    at: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }))
}

type NewComment = Pick<ContentComment, 'entry' | 'field' | 'text'> & { writtenBy: string }

export async function insertComment(tx: Transaction, { contentId, version }: Draft, comment: NewComment) {
  const commentId = randomUUID()
  await tx.insert(contentComments).values({ ...comment, commentId, contentId, version, createdAt: new Date() })
  return commentId
}

/** Marks a comment as settled, once. */
export async function updateResolved(tx: Transaction, draft: Draft, commentId: string, resolvedBy: string) {
  await tx
    .update(contentComments)
    .set({ resolvedBy, resolvedAt: new Date() })
    .where(and(isOf(draft), eq(contentComments.commentId, commentId), isNull(contentComments.resolvedAt)))
}
