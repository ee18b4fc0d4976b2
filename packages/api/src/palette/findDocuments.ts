import type { PaletteHit } from '@portal/contract'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/likePattern.ts'
import { legalDocuments, legalDocumentTexts } from '../db/schema.ts'
import { numberReadings } from '../numberReadings.ts'

const { documentId, countryId, country, titles, year, number } = legalDocuments
const { document } = legalDocumentTexts

/** Documents by their titles: those that begin so, treaties first; those that hold it; those that hold each word of it. */
export async function findDocuments(db: Db, q: string, most: number): Promise<PaletteHit[]> {
  const lists = await Promise.all([
    readTitled(db, [beginning(q)], most, [desc(isNull(countryId))]),
    readTitled(db, [holding(q)], most),
    readTitled(db, q.split(/\s+/).map(holding), most),
  ])
  const rows = new Map(lists.flat().map((row) => [row.documentId, row]))
  return [...rows.values()].slice(0, most).map((row) => ({
    kind: 'document',
    target: row.documentId,
    label: row.document.titleEnglish,
    detail: row.country,
    countryId: row.countryId,
  }))
}

const readTitled = (db: Db, having: readonly (SQL | undefined)[], most: number, order: readonly SQL[] = []) =>
  db
    .select({ documentId, countryId, country, document })
    .from(legalDocuments)
    .innerJoin(legalDocumentTexts, eq(legalDocumentTexts.number, number))
    .where(and(...having))
    .orderBy(...order, sql`${year} desc nulls last`, asc(documentId))
    .limit(most)

/** The text with its numbers written in any way. */
const like = (text: string, patternOf: (text: string) => string) =>
  or(...[text, ...numberReadings(text)].map((each) => sql`${titles} like lower(unaccent(${patternOf(each)}))`))

const holding = (text: string) => like(text, likePattern)
const beginning = (text: string) => like(text, (each) => likePattern(each).slice(1))
