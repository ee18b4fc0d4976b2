import { legalDocuments as contract, type HandlerOutput, withCountryNames } from '@portal/contract'
import { and, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import type { Current } from '../deps.ts'
import { keepLatest } from '../keepLatest.ts'
import { bitOf, FILTERS, onlyCondition, onlyFilter, type Query } from './documentFilters.ts'
import { presentDocument } from './presentDocument.ts'
import { type Counted, type Hits, type Match, readCounts, readHits, readPage, type StoredHit } from './readHits.ts'
import { ALIKE, similarQuery, textQuery, type Wanted, wantedOf } from './searchQuery.ts'

type Found = HandlerOutput<typeof contract.search>

const { words, titleWords, articles } = legalDocuments

export type SearchDocuments = (query: Query, day: string) => Promise<Found>
type Law = Pick<Current, 'key' | 'countries'>
type Count = (query: Query) => Promise<Counted>

/** So many lists without words are counted once: what people come back to, as all documents or those of a country. */
const KEPT = 200

/**
 * Full-text search. Article numbers are matched exactly; where no document has the words, titles like them are found.
 * Nothing but punctuation is no query: everything is listed, the latest first. The key of `current` changes whenever the
 * law does: until then, or until another day, a list without words is counted once.
 */
export function openDocumentSearch(db: Db, current: () => Promise<Law>): SearchDocuments {
  const keep = keepLatest<Promise<Counted>>(KEPT)
  return async (query, day) => {
    const wanted = wantedOf(query.q)
    const { key, countries } = await current()
    const isList = wanted.words === '' && wanted.articles === ''
    const { counts, facets, results, undated } = isList
      ? await listDocuments(db, countOnce(keep, db, [key, day]), query, day)
      : await inSearch(db, async (tx) => findHits(tx, await exactMatch(tx, wanted, countries), { wanted, query, day }))
    const total = counts['0'] ?? 0
    return {
      total,
      undated,
      facets,
      results: results.map((hit) => presentHit(hit, day)),
      loosen: total === 0 ? loosen(counts) : null,
    }
  }
}

const countOnce =
  (keep: ReturnType<typeof keepLatest<Promise<Counted>>>, db: Db, [law, day]: readonly [string, string]): Count =>
  (query) =>
    keep(JSON.stringify([law, day, query]), () => inSearch(db, (tx) => readCounts(tx, ofAll(query, day))))

/** With one filter only, nothing need be read that fails it: its own facet is that of all documents. */
const ofAll = (query: Query, day: string) => ({
  match: { where: onlyCondition(query, day) ?? sql`true`, text: '', articles: '' },
  query,
  day,
})

async function listDocuments(db: Db, count: Count, query: Query, day: string): Promise<Hits> {
  const { results } = await inSearch(db, (tx) => readPage(tx, ofAll(query, day)))
  const list = await count({ ...query, q: '', from: 0, size: 1 })
  const filter = onlyFilter(query)
  if (!filter) return { ...list, results }
  const all = await count(EVERYTHING)
  const rest = (all.counts['0'] ?? 0) - (list.counts['0'] ?? 0)
  const facets = { ...list.facets, [filter]: all.facets[filter] }
  return { ...list, results, counts: { ...list.counts, [bitOf(filter)]: rest }, facets }
}
const EVERYTHING = contract.search.body.parse({ size: 1 })

const inSearch = <T>(db: Db, read: (tx: DbOrTransaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(SETTINGS)
    return read(tx)
  })

/** A document's words are kept apart from its row, which the planner does not reckon with: it would read all of them. */
const SETTINGS = sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true),
  set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('work_mem', '16MB', true)`

/** Words as they are typed, or with the names of countries in the place of their other names. */
async function exactMatch(db: DbOrTransaction, wanted: Wanted, countries: Law['countries']): Promise<Match> {
  if (wanted.words === '') return matchOf(wanted, '')
  const named = withCountryNames(wanted.words, (iso2) => countries.get(iso2)?.file.name)
  return matchOf(wanted, await textQuery(db, [...new Set([wanted.words, named])]))
}

type Asked = { readonly wanted: Wanted; readonly query: Query; readonly day: string }

async function findHits(db: DbOrTransaction, exact: Match, { wanted, query, day }: Asked): Promise<Hits> {
  const hits = await readHits(db, { match: exact, query, day })
  if (wanted.words === '' || Object.keys(hits.counts).length > 0 || (await isFound(db, exact))) return hits
  const match = similarMatch(wanted, await similarQuery(db, wanted.words))
  return readHits(db, { match, query, day })
}

const isFound = async (db: DbOrTransaction, { where }: Match): Promise<boolean> => {
  const [found] = await db.select({ found: sql`1` }).from(legalDocuments).where(where).limit(1)
  return found !== undefined
}

/** Words that are all too common to be looked for find nothing. */
function matchOf({ words: typed, articles: cited }: Wanted, text: string): Match {
  const byWords = typed === '' ? undefined : text === '' ? sql`false` : sql`${words} @@ ${text}::tsquery`
  const byArticle = cited === '' ? undefined : sql`${articles} && named_articles(${cited})`
  return { where: and(byWords, byArticle) ?? sql`true`, text, articles: cited }
}

/** In titles only: elsewhere something like a word is nearly always found. */
function similarMatch(wanted: Wanted, text: string): Match {
  const { where } = matchOf(wanted, text)
  return { ...wanted, where: text === '' ? where : sql`${where} and ${titleWords} @@ ${text}::tsquery`, text }
}

function presentHit(hit: StoredHit, day: string): Found['results'][number] {
  const { document, countryId, country, titleMarked, passage, articles: found } = hit
  const { keyArticles: _, ...told } = presentDocument(document, { countryId, country }, day)
  return { ...told, titleMarked, passage, articles: found }
}

/** The one filter without which most would be found. */
function loosen(counts: Hits['counts']): Found['loosen'] {
  const totals = FILTERS.map((filter) => ({ filter, total: counts[bitOf(filter)] ?? 0 }))
  const [best] = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  return best ?? null
}
