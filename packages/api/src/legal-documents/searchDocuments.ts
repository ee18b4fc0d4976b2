import { legalDocuments as contract, type HandlerOutput } from '@portal/contract'
import { and, arrayOverlaps, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import { keepLatest } from '../keepLatest.ts'
import { bitOf, FILTERS, onlyCondition, type Query, setFilters } from './documentFilters.ts'
import { presentDocument } from './presentDocument.ts'
import { type Hits, type Match, readHits, type StoredHit } from './readHits.ts'
import { ALIKE, similarQuery, textQuery, type Wanted, wantedOf } from './searchQuery.ts'

type Found = HandlerOutput<typeof contract.search>

const { words, titleWords, articles } = legalDocuments

export type SearchDocuments = (query: Query, day: string) => Promise<Found>
type Read = (query: Query, day: string) => Promise<Hits>

/** So many lists without words are kept: what people come back to, as the first page of all or of a country. */
const KEPT = 200

/**
 * Full-text search. Article numbers are matched exactly; where no document has the words, titles like them are found.
 * Nothing but punctuation is no query: everything is listed, the latest first. `lawKey` changes whenever the law does:
 * until then, or until another day, a list without words is read once.
 */
export function openDocumentSearch(db: Db, lawKey: () => Promise<string>): SearchDocuments {
  const keep = keepLatest<Promise<Hits>>(KEPT)
  return async (query, day) => {
    const wanted = wantedOf(query.q)
    const isList = wanted.words === '' && wanted.articles.length === 0
    const { counts, facets, results } = isList
      ? await listDocuments(keptList(keep, db, await lawKey()), query, day)
      : await inSearch(db, (tx) => findHits(tx, wanted, query, day))
    const total = counts['0'] ?? 0
    return {
      total,
      facets,
      results: results.map((hit) => presentHit(hit, wanted, day)),
      loosen: total === 0 ? loosen(counts) : null,
    }
  }
}

const keptList =
  (keep: ReturnType<typeof keepLatest<Promise<Hits>>>, db: Db, law: string): Read =>
  (query, day) =>
    keep(JSON.stringify([law, day, query]), () => inSearch(db, (tx) => readHits(tx, ofOne(query, day), query, day)))

/** With one filter only, the list need not look at what fails it: its own facet is that of all documents. */
const ofOne = (query: Query, day: string): Match => ({ where: onlyCondition(query, day) ?? sql`true`, text: '' })

async function listDocuments(read: Read, query: Query, day: string): Promise<Hits> {
  const list = await read({ ...query, q: '' }, day)
  const [filter, ...others] = setFilters(query)
  if (!filter || others.length > 0) return list
  const all = await read(EVERYTHING, day)
  const rest = (all.counts['0'] ?? 0) - (list.counts['0'] ?? 0)
  const own = filter === 'validOn' ? {} : { [filter]: all.facets[filter] }
  return { ...list, counts: { ...list.counts, [bitOf(filter)]: rest }, facets: { ...list.facets, ...own } }
}
const EVERYTHING = contract.search.body.parse({})

const inSearch = <T>(db: Db, read: (tx: DbOrTransaction) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(SETTINGS)
    return read(tx)
  })

/** A document's words are kept apart from its row, which the planner does not reckon with: it would read all of them. */
const SETTINGS = sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true),
  set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('work_mem', '16MB', true)`

async function findHits(db: DbOrTransaction, wanted: Wanted, query: Query, day: string): Promise<Hits> {
  const exact = matchOf(wanted, wanted.words === '' ? '' : await textQuery(db, wanted.words))
  const hits = await readHits(db, exact, query, day)
  if (wanted.words === '' || Object.keys(hits.counts).length > 0 || (await isFound(db, exact))) return hits
  return readHits(db, similarMatch(wanted, await similarQuery(db, wanted.words)), query, day)
}

const isFound = async (db: DbOrTransaction, { where }: Match): Promise<boolean> => {
  const [found] = await db.select({ found: sql`1` }).from(legalDocuments).where(where).limit(1)
  return found !== undefined
}

/** Words that are all too common to be looked for find nothing. */
function matchOf({ words: typed, articles: numbers }: Wanted, text: string): Match {
  const byWords = typed === '' ? undefined : text === '' ? sql`false` : sql`${words} @@ ${text}::tsquery`
  const byArticle = numbers.length > 0 ? arrayOverlaps(articles, [...numbers]) : undefined
  return { where: and(byWords, byArticle) ?? sql`true`, text }
}

/** In titles only: elsewhere something like a word is nearly always found. */
function similarMatch(wanted: Wanted, text: string): Match {
  const { where } = matchOf(wanted, text)
  return { where: text === '' ? where : sql`${where} and ${titleWords} @@ ${text}::tsquery`, text }
}

function presentHit(hit: StoredHit, { articles: numbers }: Wanted, day: string): Found['results'][number] {
  const { document, countryId, country, titleMarked, passage } = hit
  const { keyArticles, ...told } = presentDocument(document, { countryId, country }, day)
  return { ...told, titleMarked, passage, articles: keyArticles.filter(({ article }) => names(article, numbers)) }
}

const names = (article: string, numbers: readonly string[]) =>
  numbers.some((number) =>
    new RegExp(`(?<![0-9a-z])${number}(?![0-9a-z])`, 'i').test(article.replace(/(\d)-([a-z])/gi, '$1$2')),
  )

/** The one filter without which most would be found. */
function loosen(counts: Hits['counts']): Found['loosen'] {
  const totals = FILTERS.map((filter) => ({ filter, total: counts[bitOf(filter)] ?? 0 }))
  const [best] = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  return best ?? null
}
