import { createHash } from 'node:crypto'
import type { ContentRef } from '@portal/rules'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { activeContent, contentVersions } from '../db/schema.ts'

export type VersionRow = typeof contentVersions.$inferSelect

/** The versions that are active, by content; all of them unless `ids` says which. */
export async function listActive(db: DbOrTransaction, ids?: readonly string[]): Promise<ContentRef[]> {
  return (await selectActive(db, ids)).map(refOf)
}

/** The same, held: an activation waits until the transaction ends, or this waits for the activation and sees it. */
export async function holdActive(tx: Transaction, ids: readonly string[]): Promise<ContentRef[]> {
  return (await selectActive(tx, ids).for('share')).map(refOf)
}

const selectActive = (db: DbOrTransaction, ids: readonly string[] | undefined) =>
  db
    .select()
    .from(activeContent)
    .where(ids && inArray(activeContent.contentId, [...ids]))
    .orderBy(asc(activeContent.contentId))

const refOf = ({ contentId, version, sha256 }: typeof activeContent.$inferSelect): ContentRef => ({
  id: contentId,
  version,
  sha256,
})

/** A stored version, whatever its state. */
export async function findVersion(db: DbOrTransaction, id: string, version: number): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(contentVersions).where(isVersion(id, version))
  return row
}

export const isVersion = (id: string, version: number) =>
  and(eq(contentVersions.contentId, id), eq(contentVersions.version, version))

/** The name of a stored text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
