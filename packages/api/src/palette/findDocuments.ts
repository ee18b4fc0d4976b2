import type { PaletteHit } from '@portal/contract'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { legalDocuments, legalDocumentTexts } from '../db/schema.ts'
import { numberReadings } from '../text/numberReadings.ts'

const { documentId, countryId, country, titles, year, number } = legalDocuments
const { document } = legalDocumentTexts

/** Documents that hold each word in their titles: those that begin so, treaties first; those that hold it as it is; others. */
export async function findDocuments(db: Db, q: string, most: number): Promise<PaletteHit[]> {
  const begins = like(q, (text) => likePattern(text).slice(1))
  const rows = await db
    .select({ documentId, countryId, country, document })
    .from(legalDocuments)
    .innerJoin(legalDocumentTexts, eq(legalDocumentTexts.number, number))
    .where(and(...q.split(/\s+/).map(holds)))
    .orderBy(
      desc(begins),
      desc(sql`${begins} and ${countryId} is null`),
      desc(holds(q)),
      sql`${year} desc nulls last`,
      asc(documentId),
    )
    .limit(most)
  return rows.map((row) => ({
    kind: 'document',
    target: row.documentId,
    label: row.document.titleEnglish,
    detail: row.country,
    countryId: row.countryId,
  }))
}

const holds = (text: string): SQL => like(text, likePattern)

/** The text with its numbers written in any way. */
function like(text: string, patternOf: (text: string) => string): SQL {
  const each = numberReadings(text).map((one) => sql`${titles} like lower(unaccent(${patternOf(one)}))`)
  return sql`(${sql.join(each, sql` or `)})`
}
