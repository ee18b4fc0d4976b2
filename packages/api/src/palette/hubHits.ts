import { loadCountryNames, matchCountries, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import { countryName } from '@portal/texts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Current } from '../content/index.ts'
import { likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { legalDocuments, legalDocumentTexts } from '../db/schema.ts'
import { numberReadings } from '../text/numberReadings.ts'

const { documentId, countryId, country, titles, year, number } = legalDocuments
const { document } = legalDocumentTexts

/**
 * Documents whose titles contain each word. Ranking: titles that begin with the query, treaties first, then titles that
 * contain it, then others.
 */
export async function findDocuments(db: Db, q: string, most: number): Promise<PaletteHit[]> {
  const begins = like(q, (text) => likePattern(text).slice(1))
  const rows = await db
    .select({ documentId, countryId, country, document })
    .from(legalDocuments)
    .innerJoin(legalDocumentTexts, eq(legalDocumentTexts.number, number))
    .where(and(...q.split(/\s+/).map(containsText)))
    .orderBy(
      desc(begins),
      desc(sql`${begins} and ${countryId} is null`),
      desc(containsText(q)),
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

const containsText = (text: string): SQL => like(text, likePattern)

/** Matches any notation of the numbers in the text. */
function like(text: string, patternOf: (text: string) => string): SQL {
  const each = numberReadings(text).map((reading) => sql`${titles} like lower(unaccent(${patternOf(reading)}))`)
  return sql`(${sql.join(each, sql` or `)})`
}

/** The word for the law, in the languages of the portal. */
const LAW_WORDS: readonly string[] = [
  'law',
  'laws',
  'droit',
  'loi',
  'legislacion',
  'ley',
  'lei',
  'direito',
  'legislation',
]

/** The law of a country, asked for by a word for it and the country: "law kenya". */
export async function findLaws(content: Content, current: Current, q: string): Promise<PaletteHit[]> {
  const words = q.split(/\s+/)
  const others = words.filter((word) => !LAW_WORDS.includes(plain(word)))
  if (others.length === words.length || others.length === 0) return []
  const found = await findCountries(content, current, others.join(' '))
  return found.map((hit) => ({ ...hit, kind: 'law' }))
}

type Country = { readonly iso2: string; readonly iso3: string; readonly name: string }

/** Countries by any name or code, best match first. */
export async function findCountries({ treaties }: Content, { countries }: Current, q: string): Promise<PaletteHit[]> {
  const byCode = new Map<string, Country>(treaties.map(({ iso2, iso3, name }) => [iso2, { iso2, iso3, name }]))
  // The treaty table has no row for the high seas.
  for (const [iso2, { file }] of countries) byCode.set(iso2, { iso2, iso3: file.iso3, name: file.name })
  return matchCountries([...byCode.values()], q, await loadCountryNames()).map(({ iso2, name }) => ({
    kind: 'country',
    target: iso2,
    label: countryName(iso2, name),
    detail: null,
    countryId: iso2,
  }))
}
