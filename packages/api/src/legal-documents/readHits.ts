import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import type { StoredDocument } from '../db/documents.schema.ts'
import { legalDocuments } from '../db/schema.ts'
import {
  bitOf,
  FACETS,
  type Facet,
  leftOutUndated,
  literal,
  missesOf,
  type Query,
  statusOn,
} from './documentFilters.ts'

/** Which documents answer. Empty where none are looked for: `text`, the text search query, and `articles` as typed. */
export type Match = { readonly where: SQL; readonly text: string; readonly articles: string }
export type StoredHit = {
  readonly document: StoredDocument
  readonly countryId: string | null
  readonly country: string | null
  readonly titleMarked: string
  readonly passage: string
  /** Those that were looked for, as the document's key articles and the rules that rest on it name them. */
  readonly articles: HandlerOutput<typeof contract.search>['results'][number]['articles']
}
/** How many fail which filters; `0`: none. Who fails more than one is not among them. */
type Counts = { readonly [misses: string]: number | undefined }
export type Counted = {
  readonly counts: Counts
  /** So many more there would be if dates that are not known were no matter. */
  readonly undated: number
  readonly facets: HandlerOutput<typeof contract.search>['facets']
}
export type Page = { readonly results: readonly StoredHit[] }
export type Hits = Counted & Page

/**
 * Ranking reads all words of a document, so it orders blocks of so many: those with the words in the title first, then
 * the latest. Where not more is found, all of it is ranked.
 */
const BLOCK = 500

const { documentId, country, countryId, kind, languages, year, words, titleWords, citedArticles, document } =
  legalDocuments

type Asked = { readonly match: Match; readonly query: Query; readonly day: string }

/** Finds once, and counts and shows from that: a page of hits, how many there are, and what each facet offers. */
export const readHits = async (db: DbOrTransaction, asked: Asked): Promise<Hits> =>
  complete(
    await readOne<Hits>(
      db,
      sql`with ${hits(asked, 'materialized')}, ${FACET_VALUES}, page as (${pageOf(asked)})
        select ${COUNTS}, ${OFFERED}, ${SHOWN}`,
    ),
  )

/** The same without the page. */
export const readCounts = async (db: DbOrTransaction, asked: Asked): Promise<Counted> =>
  complete(
    await readOne<Counted>(db, sql`with ${hits(asked, 'materialized')}, ${FACET_VALUES} select ${COUNTS}, ${OFFERED}`),
  )

/** The page alone: read in its order, no further than it goes. */
export const readPage = (db: DbOrTransaction, asked: Asked): Promise<Page> =>
  readOne<Page>(db, sql`with ${hits(asked, 'not materialized')}, page as (${pageOf(asked)}) select ${SHOWN}`)

async function readOne<T extends Counted | Page>(db: DbOrTransaction, statement: SQL): Promise<T> {
  const { rows } = await db.execute<T>(statement)
  const [found] = rows
  if (!found) throw new Error('A statement of one row answered none.')
  return found as T
}

const complete = <T extends Counted>(found: T): T => ({ ...found, facets: { ...NOTHING_OFFERED, ...found.facets } })

const hits = ({ match, query, day }: Asked, how: 'materialized' | 'not materialized'): SQL => sql`
  hits as ${sql.raw(how)} (
    select * from (
      select ${documentId}, ${countryId}, ${country}, ${kind}, ${languages}, ${year}, ${statusOn(day)} as status,
        ${missesOf(query, day)} as misses, ${inTitle(match)} as in_title,
        ${leftOutUndated(query)} as undated
      from ${legalDocuments} where ${match.where}
    ) as matching where misses & (misses - 1) = 0
  )`

const COUNTS = sql`(select coalesce(json_object_agg(misses, n), '{}') from cells where kept_apart = 31) as counts,
  (select count(*)::int from hits where undated and misses = ${literal(bitOf('validOn'))}) as undated`

const OFFERED = sql`(select json_object_agg(facet, offered) from (
    select facet, json_agg(json_build_object('value', value, 'label', label, 'count', n)
      order by n desc, value) as offered from facets group by 1
  ) as by_facet) as facets`

const SHOWN = sql`(select coalesce(json_agg(to_json(page) order by place), '[]') from page) as results`

const NOTHING_OFFERED: Counted['facets'] = { country: [], kind: [], language: [], status: [], year: [] }

const inTitle = ({ text }: Match): SQL => (text === '' ? sql`false` : sql`${titleWords} @@ ${text}::tsquery`)

/** How each facet's cells are told from the others (a bit for each facet that they are not by), and its value of one. */
const BY: { readonly [facet in Facet]: { readonly cells: number; readonly value: SQL } } = {
  country: { cells: 15, value: sql`coalesce(country_id, 'treaty')` },
  kind: { cells: 23, value: sql`kind` },
  language: { cells: 27, value: sql`unnest(languages)` },
  status: { cells: 29, value: sql`status` },
  year: { cells: 30, value: sql`coalesce(year::text, 'unknown')` },
}

/** Every hit once, and counted by all facets at once. */
const CELLS = sql`cells as materialized (
  select misses, country_id, kind, languages, status, year, count(*) as n,
    grouping(country_id, kind, languages, status, year) as kept_apart
  from hits group by grouping sets (
    (misses, country_id), (misses, kind), (misses, languages), (misses, status), (misses, year), (misses)
  )
)`

/** What a facet offers, under all filters but its own. */
function facetValues(facet: Facet): SQL {
  const { cells, value } = BY[facet]
  return sql`
    select ${sql.raw(`'${facet}'`)} as facet, ${value} as value, sum(n) as n
    from cells where kept_apart = ${literal(cells)} and misses in (0, ${literal(bitOf(facet))}) group by 2`
}

/** A country is called as its documents call it. */
const FACET_VALUES = sql`${CELLS}, facets as (
  select facet, value, n, case when facet <> 'country' then value when value = 'treaty' then 'Treaties' else (
    select named.country from ${legalDocuments} as named where named.country_id = value limit 1
  ) end as label
  from (${sql.join(FACETS.map(facetValues), sql` union all `)}) as offered
)`

const LATEST = sql`year desc nulls last, document_id`

function pageOf({ match: { text, articles }, query: { from, size } }: Asked): SQL {
  const isRanked = text !== ''
  const start = isRanked ? Math.floor(from / BLOCK) * BLOCK : from
  const end = isRanked ? Math.ceil((from + size) / BLOCK) * BLOCK : from + size
  const rank = isRanked ? sql`ts_rank_cd(${words}, ${text}::tsquery, 1)` : sql`0`
  const best = sql`candidates.block, ${rank} desc, candidates.year desc nulls last, candidates.document_id`
  return sql`
    select ranked.place, ${document} as document, ${countryId} as "countryId", ${country} as country,
      ${marked(sql`${document} ->> 'titleEnglish'`, text, 'HighlightAll=true')} as "titleMarked",
      ${marked(sql`${document} ->> 'summary'`, text, 'MaxWords=45, MinWords=25, MaxFragments=2')} as passage,
      ${foundArticles(articles)} as articles
    from (
      select candidates.document_id, row_number() over (order by ${best}) as place
      from (
        select document_id, year, (row_number() over (order by in_title desc, ${LATEST}) - 1) / ${literal(BLOCK)} as block
        from (
          select document_id, year, in_title from hits where misses = 0
          order by in_title desc, ${LATEST} limit ${literal(end - start)} offset ${literal(start)}
        ) as first
      ) as candidates join ${legalDocuments} using (document_id)
      order by place limit ${literal(size)} offset ${literal(from - start)}
    ) as ranked join ${legalDocuments} using (document_id)`
}

/** The same numbers as the index has. What rules cite and no key article tells has no topic. */
const foundArticles = (typed: string): SQL =>
  typed === ''
    ? sql`'[]'::json`
    : sql`(
      select coalesce(json_agg(json_build_object('article', article, 'topic', topic) order by topic is null, place), '[]')
      from (
        select key ->> 'article' as article, key ->> 'topic' as topic, place
        from jsonb_array_elements(${document} -> 'keyArticles') with ordinality as keys (key, place)
        union all
        select cited, null, place from unnest(${citedArticles}) with ordinality as by_rules (cited, place)
        where not exists (select from jsonb_array_elements(${document} -> 'keyArticles') as key where key ->> 'article' = cited)
      ) as told where article_numbers(article) && named_articles(${typed})
    )`

/** What marks a match; the same in a text stands apart there, so that nothing is marked that was not found. */
const marked = (of: SQL, text: string, more: string): SQL =>
  sql`ts_headline('portal_english'::regconfig, replace(${of}, '[[', '[ ['), ${text}::tsquery,
    ${`StartSel=[[, StopSel=]], ${more}`})`
