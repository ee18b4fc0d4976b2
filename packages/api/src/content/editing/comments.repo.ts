import { randomUUID } from 'node:crypto'
import type { ContentComment } from '@portal/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { contentComments, users } from '../../db/schema.ts'
import { isOf, type VersionName } from '../stored/versions.repo.ts'

/** The comments on a draft, oldest first. */
export async function listComments(db: DbOrTransaction, draft: VersionName, reader: string): Promise<ContentComment[]> {
  const rows = await db
    .select({ comment: contentComments, by: nameOf(users) })
    .from(contentComments)
    .leftJoin(users, eq(users.userId, contentComments.writtenBy))
    .where(isOf(contentComments, draft))
    .orderBy(asc(contentComments.createdAt), asc(contentComments.commentId))
  return rows.map(({ comment: { commentId, entry, field, text, createdAt, resolvedAt, ...from }, by }) => ({
    commentId,
    entry,
    field,
    text,
    by: from.guestName ?? by,
    isFromOutside: from.linkId !== null,
    isMine: from.writtenBy === reader,
    at: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }))
}

type Author = { writtenBy: string } | { writtenBy: null; linkId: string; guestName: string }
type NewComment = Pick<ContentComment, 'entry' | 'field' | 'text'> & Author

export async function insertComment(tx: Transaction, { contentId, version }: VersionName, comment: NewComment) {
  const commentId = randomUUID()
  await tx.insert(contentComments).values({ ...comment, commentId, contentId, version, createdAt: new Date() })
  return commentId
}

/** Marks a comment as settled, once. */
export async function updateResolved(tx: Transaction, draft: VersionName, commentId: string, resolvedBy: string) {
  await tx
    .update(contentComments)
    .set({ resolvedBy, resolvedAt: new Date() })
    .where(
      and(isOf(contentComments, draft), eq(contentComments.commentId, commentId), isNull(contentComments.resolvedAt)),
    )
}
