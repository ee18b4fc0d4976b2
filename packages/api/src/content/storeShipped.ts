import { canonicalJson } from '@portal/rules'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../db/connect.ts'
import { activeContent, contentVersions } from '../db/schema.ts'
import type { CountryBundle, ProtocolBundle, Shipped, ShippedContent } from './bundles.ts'
import { hashOf, isVersion, listActive } from './content.repo.ts'

type AnyShipped = Shipped<ProtocolBundle | CountryBundle>

/**
 * Keeps shipped content for ever and makes it the active version. A stored version is never changed: a text that is
 * new gets the version it says, or the next free one where that number is taken (a file was edited without raising
 * its version, as happens in development). A text that was stored before becomes active again under its old number.
 */
export async function storeShipped(db: Db, { protocol, countries }: ShippedContent): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that start at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content', 0))`)
    const active = new Map((await listActive(tx)).map(({ id, sha256 }) => [id, sha256]))
    for (const one of [protocol, ...countries]) {
      const content = canonicalJson(one.bundle)
      const sha256 = hashOf(content)
      if (active.get(one.id) !== sha256) await storeActive(tx, one, { content, sha256 })
    }
  })
}

async function storeActive(tx: Transaction, { id, version }: AnyShipped, text: { content: string; sha256: string }) {
  const { sha256 } = text
  const known = await versionOfText(tx, id, sha256)
  const number = known ?? Math.max(version, (await lastVersion(tx, id)) + 1)
  const activated = { activatedAt: new Date(), activator: 'the portal' }
  if (known === undefined) {
    await tx.insert(contentVersions).values({ contentId: id, version: number, ...text, ...activated })
  } else await tx.update(contentVersions).set(activated).where(isVersion(id, number))
  const ref = { version: number, sha256 }
  await tx
    .insert(activeContent)
    .values({ contentId: id, ...ref })
    .onConflictDoUpdate({ target: activeContent.contentId, set: ref })
}

async function versionOfText(tx: Transaction, id: string, sha256: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, id), eq(contentVersions.sha256, sha256)))
  return row?.version
}

async function lastVersion(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id))
  return row?.version ?? 0
}
