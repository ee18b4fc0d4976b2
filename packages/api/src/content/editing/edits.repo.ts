import type { ContentEdit, ContentOperation } from '@portal/contract'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { contentEdits, users } from '../../db/schema.ts'
import { isOf, type VersionName, type VersionRow } from '../stored/versions.repo.ts'

/** What was changed after a revision, oldest first. */
export async function listEdits(
  db: DbOrTransaction,
  draft: VersionName,
  { after, reader, limit }: { after: number; reader: string; limit: number },
): Promise<ContentEdit[]> {
  const rows = await db
    .select({ edit: contentEdits, by: nameOf(users) })
    .from(contentEdits)
    .leftJoin(users, eq(users.userId, contentEdits.editedBy))
    .where(and(isOf(contentEdits, draft), gt(contentEdits.revision, after)))
    .orderBy(asc(contentEdits.revision))
    .limit(limit)
  return rows.map(({ edit: { revision, editedBy, createdAt, operations }, by }) => ({
    revision,
    by,
    isMine: editedBy === reader,
    at: createdAt.toISOString(),
    operations,
  }))
}

export async function insertEdit(
  tx: Transaction,
  row: VersionRow,
  { userId, operations, at }: { userId: string; operations: ContentOperation[]; at: Date },
): Promise<void> {
  const { contentId, version, revision } = row
  await tx.insert(contentEdits).values({ contentId, version, revision, editedBy: userId, operations, createdAt: at })
}

/** When a user last changed a draft by operations. */
export async function lastEditAt(tx: Transaction, draft: VersionName, userId: string): Promise<Date | undefined> {
  const [last] = await tx
    .select({ at: contentEdits.createdAt })
    .from(contentEdits)
    .where(and(isOf(contentEdits, draft), eq(contentEdits.editedBy, userId)))
    .orderBy(desc(contentEdits.revision))
    .limit(1)
  return last?.at
}
