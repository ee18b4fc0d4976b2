import { type legalDocuments as contract, type HandlerOutput, withCountryNames } from '@portal/contract'
import { and, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import type { Current } from '../deps.ts'
import { keepLatest } from '../keepLatest.ts'
import { countHits } from './countHits.ts'
import type { Query } from './documentFilters.ts'
import { type KeptDocuments, readKeptDocuments } from './keptDocuments.ts'
import { presentDocument } from './presentDocument.ts'
import { type Match, readHits } from './readHits.ts'
import { readPage, type StoredHit } from './readPage.ts'
import { ALIKE, similarQuery, textQuery, type Wanted, wantedOf } from './searchQuery.ts'

type Found = HandlerOutput<typeof contract.search>

const { number, words, titleWords, articles } = legalDocuments

export type SearchDocuments = (query: Query, day: string) => Promise<Found>
type Law = Pick<Current, 'key' | 'countries'>

/**
 * Full-text search. Article numbers are matched exactly; where no document has the words, titles like them are found.
 * Nothing but punctuation is no query: everything is listed, the latest first. PostgreSQL finds, ranks and shows; what is
 * found is counted here, by columns that are read anew when a document was written or the key of `current` is another.
 */
export function openDocumentSearch(db: Db, current: () => Promise<Law>): SearchDocuments {
  const keep = keepLatest<Promise<KeptDocuments>>(1)
  return async (query, day) => {
    const { key, countries } = await current()
    return inSearch(db, async (tx, written) => {
      const kept = await keep(`${key} ${written}`, () => readKeptDocuments(tx))
      const { match, hits } = await findHits(tx, kept, wantedOf(query.q), countries)
      const { passing, ...counted } = countHits(kept, hits, query, day)
      const results = await readPage(tx, kept, { ...query, ...match, found: passing })
      return { ...counted, total: passing.length, results: results.map((hit) => presentHit(hit, day)) }
    })
  }
}

/** In one state of the database, with the highest number that a document has in it. */
const inSearch = <T>(db: Db, read: (tx: DbOrTransaction, written: number | null) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ written: number | null }>(SETTINGS)
      return read(tx, rows[0]?.written ?? null)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** A document's words are kept apart from its row, which the planner does not reckon with: it would read all of them. */
const SETTINGS = sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true),
  set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('work_mem', '16MB', true), (select max(${number}) from ${legalDocuments}) as written`

type Hits = { readonly match: Match; readonly hits: readonly number[] }

async function findHits(
  db: DbOrTransaction,
  kept: KeptDocuments,
  wanted: Wanted,
  countries: Law['countries'],
): Promise<Hits> {
  const exact = await exactMatch(db, wanted, countries)
  if (wanted.words === '' && wanted.articles === '') return { match: exact, hits: kept.all }
  const hits = await readHits(db, kept, exact)
  if (wanted.words === '' || hits.length > 0) return { match: exact, hits }
  // In titles only: elsewhere something like a word is nearly always found.
  const match = matchOf(wanted, await similarQuery(db, wanted.words), titleWords)
  return { match, hits: await readHits(db, kept, match) }
}

/** Words as they are typed, or with the names of countries in the place of their other names. */
async function exactMatch(db: DbOrTransaction, wanted: Wanted, countries: Law['countries']): Promise<Match> {
  if (wanted.words === '') return matchOf(wanted, '')
  const named = withCountryNames(wanted.words, (iso2) => countries.get(iso2)?.file.name)
  return matchOf(wanted, await textQuery(db, [...new Set([wanted.words, named])]))
}

/** Words that are all too common to be looked for find nothing. `column`: where they are looked for. */
function matchOf({ words: typed, articles: cited }: Wanted, text: string, column: SQLWrapper = words): Match {
  const byWords = typed === '' ? undefined : text === '' ? sql`false` : sql`${column} @@ ${text}::tsquery`
  const byArticle = cited === '' ? undefined : sql`${articles} && named_articles(${cited})`
  return { where: and(byWords, byArticle) ?? sql`true`, text, articles: cited }
}

function presentHit(hit: StoredHit, day: string): Found['results'][number] {
  const { document, countryId, country, titleMarked, passage, articles: found } = hit
  const { keyArticles: _, ...told } = presentDocument(document, { countryId, country }, day)
  return { ...told, titleMarked, passage, articles: found }
}
