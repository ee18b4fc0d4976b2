import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { and, arrayOverlaps, desc, type SQL, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import { FACETS, type Facet, type Filter, filtersBut, type Query, setFilters, statusOn } from './documentFilters.ts'
import { presentDocument } from './presentDocument.ts'
import { textQuery, type Wanted, wantedOf } from './searchQuery.ts'

type Found = HandlerOutput<typeof contract.search>
/** Which documents answer the words, and how well. */
type Match = { readonly where: SQL | undefined; readonly rank: SQL; readonly marks: SQL }

const { documentId, country, countryId, kind, languages, year, words, titles, articles, document } = legalDocuments

/** Share of three-letter pieces that a word and the nearest part of a title have in common. */
const ALIKE = '0.45'
/** Below this a word is like too many others. */
const SHORTEST = 3

/**
 * Full-text search. Article numbers are matched exactly; where no document has the words, titles like them are found.
 * Nothing but punctuation is no query: everything is listed, the latest first.
 */
export function searchDocuments(db: Db, query: Query, day: string): Promise<Found> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`)
    const match = await matchOf(tx, wantedOf(query.q))
    const results = await listHits(tx, match, query, day)
    const total = await countHits(tx, match, query, { day })
    const facets = await listFacets(tx, match, query, day)
    return { total, results, facets, loosen: total === 0 ? await loosen(tx, match, query, day) : null }
  })
}

async function matchOf(db: DbOrTransaction, wanted: Wanted): Promise<Match> {
  const exact = exactMatch(wanted)
  if (!/[\p{L}\p{N}]/u.test(wanted.words)) return exact
  const [found] = await db.select({ id: documentId }).from(legalDocuments).where(exact.where).limit(1)
  return found ? exact : similarMatch(wanted)
}

function exactMatch({ words: text, articles: numbers }: Wanted): Match {
  const query = textQuery(text)
  const hasWords = /[\p{L}\p{N}]/u.test(text)
  const byWords = hasWords ? sql`${words} @@ (${query})` : undefined
  const byArticle = numbers.length > 0 ? arrayOverlaps(articles, [...numbers]) : undefined
  return {
    where: and(byWords, byArticle),
    rank: hasWords ? sql`ts_rank_cd(${words}, (${query}), 1)` : sql`0`,
    marks: hasWords ? query : sql`''::tsquery`,
  }
}

/** Titles in which each word has one like it, with two letters changed or so. */
function similarMatch({ words: text, articles: numbers }: Wanted): Match {
  const each = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST)
  const plain = (word: string) => sql`lower(unaccent(${word}))`
  const alike = each.map((word) => sql`${plain(word)} <% ${titles}`)
  return {
    where:
      each.length === 0
        ? sql`false`
        : and(...alike, numbers.length > 0 ? arrayOverlaps(articles, [...numbers]) : undefined),
    rank: sql`word_similarity(${plain(text)}, ${titles})`,
    marks: sql`''::tsquery`,
  }
}

/** What marks a match; the same in a text stands apart there, so that nothing is marked that was not found. */
const marked = (config: SQL, text: SQL, marks: SQL, more: string) =>
  sql<string>`ts_headline(${config}, replace(${text}, '[[', '[ ['), ${marks}, ${`StartSel=[[, StopSel=]], ${more}`})`

async function listHits(db: DbOrTransaction, match: Match, query: Query, day: string): Promise<Found['results']> {
  const english = sql`'portal_english'::regconfig`
  const page = db
    .select({ documentId, rank: sql`${match.rank}`.as('rank'), year })
    .from(legalDocuments)
    .where(and(match.where, filtersBut(query, undefined, day)))
    .orderBy(desc(sql`rank`), sql`${year} desc nulls last`, documentId)
    .limit(query.size)
    .offset(query.from)
    .as('page')
  const rows = await db
    .select({
      document,
      countryId,
      country,
      titleMarked: marked(english, sql`${document} ->> 'titleEnglish'`, match.marks, 'HighlightAll=true'),
      passage: marked(english, sql`${document} ->> 'summary'`, match.marks, 'MaxWords=45, MinWords=25, MaxFragments=2'),
    })
    .from(page)
    .innerJoin(legalDocuments, sql`${documentId} = ${page.documentId}`)
    .orderBy(desc(page.rank), sql`${page.year} desc nulls last`, page.documentId)
  const { articles: numbers } = wantedOf(query.q)
  return rows.map(({ document: stored, titleMarked, passage, ...of }) => {
    const { keyArticles, ...told } = presentDocument(stored, of, day)
    return { ...told, titleMarked, passage, articles: keyArticles.filter(({ article }) => names(article, numbers)) }
  })
}

const names = (article: string, numbers: readonly string[]) =>
  numbers.some((number) =>
    new RegExp(`(?<![0-9a-z])${number}(?![0-9a-z])`, 'i').test(article.replace(/(\d)-([a-z])/gi, '$1$2')),
  )

type But = { readonly day: string; readonly left?: Filter }

const countHits = (db: DbOrTransaction, match: Match, query: Query, { day, left }: But): Promise<number> =>
  db.$count(legalDocuments, and(match.where, filtersBut(query, left, day)))

/** What each facet offers, under all filters but its own. */
async function listFacets(db: DbOrTransaction, match: Match, query: Query, day: string): Promise<Found['facets']> {
  const values: { [facet in Facet]: SQL } = {
    country: sql`coalesce(${countryId}, 'treaty')`,
    kind: sql`${kind}`,
    language: sql`unnest(${languages})`,
    status: statusOn(day),
    year: sql`coalesce(${year}::text, 'unknown')`,
  }
  const label: { [facet in Facet]?: SQL<string> } = { country: sql`min(coalesce(${country}, 'Treaties'))` }
  const lists: [Facet, Found['facets'][Facet]][] = []
  for (const facet of FACETS) {
    const rows = await db
      .select({
        value: sql<string>`${values[facet]}`.as('value'),
        label: (label[facet] ?? sql<string>`''`).as('label'),
        count: sql<number>`count(*)`.as('count'),
      })
      .from(legalDocuments)
      .where(and(match.where, filtersBut(query, facet, day)))
      .groupBy(sql`1`)
      .orderBy(sql`3 desc`, sql`1`)
    lists.push([facet, rows.map((row) => ({ ...row, label: row.label || row.value }))])
  }
  return Object.fromEntries(lists) as Found['facets']
}

/** The one filter without which most would be found. */
async function loosen(db: DbOrTransaction, match: Match, query: Query, day: string): Promise<Found['loosen']> {
  const totals: { filter: Filter; total: number }[] = []
  for (const left of setFilters(query)) {
    totals.push({ filter: left, total: await countHits(db, match, query, { day, left }) })
  }
  const [best] = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  return best ?? null
}
