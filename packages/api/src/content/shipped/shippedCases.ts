import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { contentVersions } from '../../db/schema.ts'
import type { ShippedContent } from '../bundles.ts'
import { storedCases } from '../stored/storedCases.ts'
import { isVersion } from '../stored/versions.repo.ts'

type ShippedTexts = ReadonlyMap<string, string>

/**
 * Stores the shipped golden cases with the shipped versions that have this text: those that lack them, and all when a
 * new release may have other cases for the same law. `texts`: the SHA-256 of the law of each country.
 */
export async function storeShippedCases(
  tx: Transaction,
  { casesOf }: Pick<ShippedContent, 'casesOf'>,
  { texts, isRise }: { texts: ShippedTexts; isRise: boolean },
): Promise<void> {
  const { contentId, version, sha256, casesSha256, origin, cases } = contentVersions
  const rows = await tx
    .select({ contentId, version, sha256, casesSha256 })
    .from(contentVersions)
    .where(and(eq(origin, 'shipped'), isRise ? undefined : isNull(cases)))
  for (const row of rows) {
    if (texts.get(row.contentId) !== row.sha256) continue
    const stored = storedCases(casesOf(row.contentId))
    if (stored.casesSha256 === row.casesSha256) continue
    await tx.update(contentVersions).set(stored).where(isVersion(row.contentId, row.version))
  }
}
