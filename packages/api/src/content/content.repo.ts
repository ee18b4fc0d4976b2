import { createHash } from 'node:crypto'
import { type ContentRef, canonicalJson } from '@portal/rules'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { contentVersions } from '../db/schema.ts'
import type { Shipped, Stored } from './bundles.ts'

/**
 * Keeps shipped content for ever and makes it the active version. A stored version is never changed: a text that is
 * new gets the version it says, or the next free one where that number is taken (a file was edited without raising
 * its version, as happens in development). A text that was stored before becomes active again under its old number.
 */
export async function storeActive<Bundle>(db: Db, { id, version, bundle }: Shipped<Bundle>): Promise<Stored<Bundle>> {
  const content = canonicalJson(bundle)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return db.transaction(async (tx) => {
    // Processes that start at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${id}`}, 0))`)
    const known = await versionOfText(tx, id, sha256)
    const number = known ?? Math.max(version, (await lastVersion(tx, id)) + 1)
    await tx.update(contentVersions).set({ active: false }).where(eq(contentVersions.contentId, id))
    if (known === undefined) {
      await tx.insert(contentVersions).values({ contentId: id, version: number, sha256, content, active: true })
    } else await tx.update(contentVersions).set({ active: true }).where(isVersion(id, number))
    // As it will be read ever after, so that nothing hangs on what JSON does not keep.
    return { ref: { id, version: number, sha256 }, bundle: JSON.parse(content) as Bundle }
  })
}

/** A stored version, whether it is active or not. */
export async function findVersion<Bundle>(
  db: DbOrTransaction,
  id: string,
  version: number,
): Promise<Stored<Bundle> | undefined> {
  const [row] = await db.select().from(contentVersions).where(isVersion(id, version))
  if (!row) return undefined
  const ref: ContentRef = { id, version, sha256: row.sha256 }
  return { ref, bundle: JSON.parse(row.content) as Bundle }
}

const isVersion = (id: string, version: number) =>
  and(eq(contentVersions.contentId, id), eq(contentVersions.version, version))

async function versionOfText(db: DbOrTransaction, id: string, sha256: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, id), eq(contentVersions.sha256, sha256)))
  return row?.version
}

async function lastVersion(db: DbOrTransaction, id: string): Promise<number> {
  const [row] = await db
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id))
  return row?.version ?? 0
}
