import { createHash } from 'node:crypto'
import type { ContentRef } from '@portal/rules'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, max, notLike, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { equalsAny } from '../../db/conditions.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { personNameIfAny } from '../../db/people.ts'
import { activeContent, contentVersions } from '../../db/schema.ts'
import { houseOf } from '../bundles.ts'

/** A version with the names of those who edited and activated it last. */
export type VersionRow = typeof contentVersions.$inferSelect & { editor: string | null; activator: string | null }

const names = () => ({
  editor: personNameIfAny(contentVersions.editedBy),
  activator: personNameIfAny(contentVersions.activatorId),
})

/** All columns of a version, for a query that returns rows. */
export const versionColumns = () => ({ ...getTableColumns(contentVersions), ...names() })

/** The active versions by content, of all law or only of `ids`. */
export async function listActive(db: DbOrTransaction, ids?: readonly string[]): Promise<ContentRef[]> {
  return (await selectActive(db, ids)).map(refOf)
}

/**
 * Like `listActive`, with the rows locked FOR SHARE, so that this transaction and an activation wait for each other.
 */
export async function selectActiveForShare(tx: Transaction, ids: readonly string[]): Promise<ContentRef[]> {
  return (await selectActive(tx, ids).for('share')).map(refOf)
}

const selectActive = (db: DbOrTransaction, ids?: readonly string[]) =>
  db
    .select()
    .from(activeContent)
    .where(ids ? equalsAny(activeContent.contentId, ids) : notLike(activeContent.contentId, `${houseOf('')}%`))
    .orderBy(asc(activeContent.contentId))

const refOf = ({ contentId, version, sha256 }: typeof activeContent.$inferSelect): ContentRef => ({
  id: contentId,
  version,
  sha256,
})

/** A stored version, whatever its state. */
export async function findVersion(db: DbOrTransaction, id: string, version: number): Promise<VersionRow | undefined> {
  const [row] = await db.select(versionColumns()).from(contentVersions).where(isVersion(id, version))
  return row
}

export const isVersion = (id: string, version: number) =>
  and(eq(contentVersions.contentId, id), eq(contentVersions.version, version))

/** What names a version in the tables beside it. */
export type VersionName = Pick<VersionRow, 'contentId' | 'version'>

/** The rows of such a table that belong to a version. */
export const isOf = (table: { contentId: PgColumn; version: PgColumn }, { contentId, version }: VersionName) =>
  and(eq(table.contentId, contentId), eq(table.version, version))

/** The SHA-256 that identifies a stored text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Serialises the numbering of versions across all processes until the transaction ends (advisory lock). */
export async function serializeNumbering(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content', 0))`)
}

/** The next free version number. Call `serializeNumbering` first. */
export async function nextNumber(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id))
  return (row?.version ?? 0) + 1
}

/** A draft that somebody began from a version, or from nothing, and that nobody has changed yet. */
export async function findUnchangedDraft(
  tx: Transaction,
  id: string,
  { by, basedOn }: { by: string; basedOn: number | null },
): Promise<VersionRow | undefined> {
  const { contentId, editedBy, revision, activatedAt } = contentVersions
  const base = basedOn === null ? isNull(contentVersions.basedOn) : eq(contentVersions.basedOn, basedOn)
  const [row] = await tx
    .select(versionColumns())
    .from(contentVersions)
    .where(and(eq(contentId, id), eq(editedBy, by), eq(revision, 1), isNull(activatedAt), base))
    .limit(1)
  return row
}

/** The active version of a content, locked FOR UPDATE, so that one activation waits for another. */
export async function selectActiveForUpdate(tx: Transaction, id: string) {
  const [head] = await tx.select().from(activeContent).where(eq(activeContent.contentId, id)).for('update')
  return head
}

/** A stored version, locked FOR UPDATE until the transaction ends. */
export async function selectVersionForUpdate(
  tx: Transaction,
  id: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx.select(versionColumns()).from(contentVersions).where(isVersion(id, version)).for('update')
  return row
}

/** The columns of a version in lists. */
const listed = () => ({
  contentId: contentVersions.contentId,
  version: contentVersions.version,
  sha256: contentVersions.sha256,
  origin: contentVersions.origin,
  basedOn: contentVersions.basedOn,
  revision: contentVersions.revision,
  editedAt: contentVersions.editedAt,
  activatedAt: contentVersions.activatedAt,
  ...names(),
  isActive: sql<boolean>`${activeContent.version} is not null`,
})
export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number]

/** The versions of a content, newest first; `published`: only those that were active. */
export const listVersions = (db: DbOrTransaction, id: string, published: boolean) =>
  db
    .select(listed())
    .from(contentVersions)
    .leftJoin(
      activeContent,
      and(eq(activeContent.contentId, contentVersions.contentId), eq(activeContent.version, contentVersions.version)),
    )
    .where(and(eq(contentVersions.contentId, id), published ? isNotNull(contentVersions.activatedAt) : undefined))
    .orderBy(desc(contentVersions.version))
