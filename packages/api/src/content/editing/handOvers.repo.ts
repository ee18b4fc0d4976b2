import { randomUUID } from 'node:crypto'
import type { HandOver } from '@portal/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { contentHandOvers, contentVersions, users } from '../../db/schema.ts'
import { isOf, type VersionName, type VersionRow } from '../stored/versions.repo.ts'

const deciders = alias(users, 'deciders')

/**
 * The last time that each draft was handed over, of all or of one, unless it has been changed since: what a draft was
 * given back with is told until it is handed over again.
 */
export async function listHandOvers(db: DbOrTransaction, reader: string, draft?: VersionName) {
  const { contentId, version, createdAt } = contentHandOvers
  const rows = await db
    .selectDistinctOn([contentId, version], {
      row: contentHandOvers,
      by: nameOf(users),
      decidedBy: nameOf(deciders),
      revision: contentVersions.revision,
    })
    .from(contentHandOvers)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contentId), eq(contentVersions.version, version)))
    .leftJoin(users, eq(users.userId, contentHandOvers.handedBy))
    .leftJoin(deciders, eq(deciders.userId, contentHandOvers.decidedBy))
    .where(draft && isOf(contentHandOvers, draft))
    .orderBy(contentId, version, desc(createdAt))
  return rows
    .filter(({ row, revision }) => row.outcome === 'returned' || row.revision === revision)
    .map(({ row, by, decidedBy }) => ({
      contentId: row.contentId,
      version: row.version,
      handOver: presentHandOver(row, { by, decidedBy, reader }),
    }))
}

type Names = { by: string | null; decidedBy: string | null; reader: string }

const presentHandOver = (row: typeof contentHandOvers.$inferSelect, { by, decidedBy, reader }: Names): HandOver => ({
  handOverId: row.handOverId,
  revision: row.revision,
  sha256: row.sha256,
  by,
  isMine: row.handedBy === reader,
  at: row.createdAt.toISOString(),
  message: row.message,
  outcome: row.outcome,
  decidedBy,
  isDecidedByMe: row.decidedBy === reader,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  remark: row.remark,
})

/** Whether a hand-over tells of a draft whose text has this SHA-256: one of another text, or of an earlier release, is over. */
export const tellsOf = ({ sha256, outcome }: HandOver, text: string): boolean =>
  outcome === 'returned' || sha256 === text

/** `text`: the SHA-256 of the draft as it is. */
export async function findHandOver(
  db: DbOrTransaction,
  draft: VersionName,
  { reader, text }: { reader: string; text: string },
): Promise<HandOver | undefined> {
  const [found] = await listHandOvers(db, reader, draft)
  return found && tellsOf(found.handOver, text) ? found.handOver : undefined
}

/** The message of the authors of a version to owners of assessments; undefined if nobody approved a hand-over of it. */
export async function findApprovedMessage(db: DbOrTransaction, version: VersionName): Promise<string | undefined> {
  const { message, outcome, createdAt } = contentHandOvers
  const [found] = await db
    .select({ message })
    .from(contentHandOvers)
    .where(and(isOf(contentHandOvers, version), eq(outcome, 'approved')))
    .orderBy(desc(createdAt))
    .limit(1)
  return found?.message
}

type NewHandOver = Pick<typeof contentHandOvers.$inferInsert, 'sha256' | 'handedBy' | 'message'>

export async function insertHandOver(tx: Transaction, row: VersionRow, given: NewHandOver) {
  const { contentId, version, revision } = row
  const handOver = { ...given, handOverId: randomUUID(), contentId, version, revision }
  await tx.insert(contentHandOvers).values({ ...handOver, createdAt: new Date() })
}

/** `text`: the SHA-256 of the draft as it is. */
type Decision = { text: string; outcome: 'returned' | 'approved'; decidedBy: string | null; remark?: string }

/** Decides the open hand-over of this exact text of a draft, if there is one. */
export async function decideHandOver(tx: Transaction, row: VersionRow, { text, ...decision }: Decision): Promise<void> {
  const { outcome, revision, sha256 } = contentHandOvers
  await tx
    .update(contentHandOvers)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(isOf(contentHandOvers, row), eq(revision, row.revision), eq(sha256, text), isNull(outcome)))
}
