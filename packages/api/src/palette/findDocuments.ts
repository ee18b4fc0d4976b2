import type { PaletteHit } from '@portal/contract'
import { asc, desc, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/likePattern.ts'
import { legalDocuments } from '../db/schema.ts'

const { documentId, countryId, country, titles, document, year } = legalDocuments

/** Documents by their titles: those that begin so before those that hold it, treaties first, then the latest. */
export async function findDocuments(db: Db, q: string, most: number): Promise<PaletteHit[]> {
  const holding = readings(q).map(likePattern)
  const [first, more] = await Promise.all([
    readTitled(
      db,
      holding.map((pattern) => pattern.slice(1)),
      most,
      [desc(isNull(countryId))],
    ),
    readTitled(db, holding, most),
  ])
  const rows = new Map([...first, ...more].map((row) => [row.documentId, row]))
  return [...rows.values()].slice(0, most).map((row) => ({
    kind: 'document',
    target: row.documentId,
    label: row.document.titleEnglish,
    detail: row.country,
    countryId: row.countryId,
  }))
}

const readTitled = (db: Db, patterns: readonly string[], most: number, order: readonly SQL[] = []) =>
  db
    .select({ documentId, countryId, country, document })
    .from(legalDocuments)
    .where(or(...patterns.map((pattern) => sql`${titles} like lower(unaccent(${pattern}))`)))
    .orderBy(...order, sql`${year} desc nulls last`, asc(documentId))
    .limit(most)

/** The number of an act is written 13123, 13,123 or 13.123. */
function readings(q: string): string[] {
  const [plain, ...grouped] = ['', ',', '.'].map((mark) =>
    q.replace(/\b(\d{1,3})[.,]?(\d{3})\b/g, (_, thousands, rest) => `${thousands}${mark}${rest}`),
  )
  return [...new Set([q, plain ?? q, ...grouped])]
}
