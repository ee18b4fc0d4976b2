import { type legalDocuments as contract, type HandlerOutput, withCountryNames } from '@portal/contract'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { legalDocuments, legalDocumentTexts } from '../db/schema.ts'
import type { Current } from '../deps.ts'
import { keepLatest } from '../keepLatest.ts'
import { countHits } from './countHits.ts'
import type { Query } from './documentFilters.ts'
import { type KeptDocuments, readKeptDocuments } from './keptDocuments.ts'
import { markUnspaced } from './markUnspaced.ts'
import { presentDocument } from './presentDocument.ts'
import { type Hits, type Match, readHits } from './readHits.ts'
import { readPage, type Shown, type StoredHit } from './readPage.ts'
import { type Reading, readQuery } from './readQuery.ts'
import { ALIKE, similarQuery } from './similarQuery.ts'
import { type Part, type Wanted, wantedOf } from './wantedOf.ts'

type Found = HandlerOutput<typeof contract.search>

const { number } = legalDocuments
const { words, marks } = legalDocumentTexts

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
      const { hits, similar, ...shown } = await findHits(tx, kept, wantedOf(query.q), countries)
      const { passing, ...counted } = countHits(kept, hits.places, query, day)
      const results = await readPage(tx, kept, { ...query, ...shown, scores: hits.scores, found: passing })
      return {
        ...counted,
        similar,
        total: passing.length,
        results: results.map((hit) => presentHit(hit, day, query.q)),
      }
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
  set_config('jit', 'off', true), set_config('work_mem', '16MB', true), (select max(${number}) from ${legalDocuments}) as written`

/**
 * `words`: the text search query that found them, which shows what was found; `articles`: the numbers that did; `similar`: none
 * has the words, these have words like them.
 */
type Answer = Shown & { readonly hits: Hits; readonly similar: boolean }

async function findHits(
  db: DbOrTransaction,
  kept: KeptDocuments,
  { words, articles, excluded }: Wanted,
  countries: Law['countries'],
): Promise<Answer> {
  if (`${words}${articles}` === '' && excluded.length === 0)
    return { hits: allOf(kept), words: '', articles: [], similar: false }
  const read = (part: Part) =>
    readQuery(db, kept.configurations, part, [withCountryNames(part.words, (iso2) => countries.get(iso2)?.file.name)])
  const reading = await read({ words, articles })
  const without = []
  for (const part of excluded) without.push(having(part, await read(part)))
  const hits = await readHits(db, kept, { ...exactly({ words, articles }, reading), without })
  const shown = { articles: [...reading.numbers, ...letteredOf(words)] }
  const isExact = words === '' || words.includes('"') || reading.isCommon || hits.places.length > 0
  if (isExact) return { ...shown, hits, words: anyOf(reading.plain, reading.phrased), similar: false }
  // In titles only: elsewhere something like a word is nearly always found.
  const text = await similarQuery(db, kept.configurations, words)
  const likely = await readHits(db, kept, { ...alike(reading, text), without })
  return { ...shown, hits: likely, words: text, similar: likely.places.length > 0 }
}

/** Numbers of articles that are words: `8j` finds who cites it too. */
const letteredOf = (words: string): string[] =>
  words.toLowerCase().match(/(?<![\p{L}\p{N}])\d{1,6}[a-z](?![\p{L}\p{N}])/gu) ?? []

const allOf = ({ all }: KeptDocuments): Hits => ({ places: all, scores: new Uint8Array(all.length) })

const has = (column: SQLWrapper, query: string): SQL =>
  query === '' ? sql`false` : sql`${column} @@ ${query}::tsquery`
const joined = (by: '&' | '|', queries: readonly string[]): string =>
  queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(` ${by} `)
const anyOf = (...queries: readonly string[]): string => joined('|', queries)
const both = (...queries: readonly string[]): string => joined('&', queries)

/** Any of the articles; their numbers have no sign that a query reads otherwise. */
const marksOf = (sign: '§' | '§=', numbers: readonly string[]): string =>
  anyOf(...numbers.map((each) => `'${sign}${each}'`))

/** Documents with the words and the articles; all, where neither is asked for. */
function having(part: Part, { plain, phrased, pairs, numbers }: Reading): SQL {
  const withWords = or(has(words, plain), phrased === '' ? undefined : and(has(words, phrased), has(marks, pairs)))
  return (
    and(
      part.words === '' ? undefined : withWords,
      part.articles === '' ? undefined : has(marks, marksOf('§', numbers)),
    ) ?? sql`true`
  )
}

type Ordered = Pick<Match, 'where' | 'better'>

/** What has the words in its title is better, more so what cites just this article, most what is called just so. */
function exactly(part: Part, reading: Reading): Ordered {
  const { plain, phrased, pairs, exactNumbers, name } = reading
  return {
    where: having(part, reading),
    better: [
      has(marks, anyOf(plain, both(phrased, pairs))),
      has(marks, marksOf('§=', exactNumbers)),
      has(marks, part.words === '' ? '' : name),
    ],
  }
}

const alike = ({ numbers, exactNumbers }: Reading, text: string): Ordered => ({
  where: text === '' ? sql`false` : has(marks, both(text, marksOf('§', numbers))),
  better: [has(marks, marksOf('§=', exactNumbers))],
})

function presentHit(hit: StoredHit, day: string, q: string): Found['results'][number] {
  const { document, countryId, country, originalMarked, ...shown } = hit
  const { keyArticles: _, ...told } = presentDocument(document, { countryId, country }, day)
  return { ...told, ...shown, originalMarked: markUnspaced(originalMarked, q) }
}
