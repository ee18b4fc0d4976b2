import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import type { StoredDocument } from '../db/documents.schema.ts'
import { legalDocuments } from '../db/schema.ts'
import type { Query } from './documentFilters.ts'
import { at, type KeptDocuments } from './keptDocuments.ts'
import type { Match } from './readHits.ts'

export type StoredHit = {
  readonly document: StoredDocument
  readonly countryId: string | null
  readonly country: string | null
  readonly titleMarked: string
  readonly passage: string
  /** Those that were looked for, as the document's key articles and the rules that rest on it name them. */
  readonly articles: HandlerOutput<typeof contract.search>['results'][number]['articles']
}

/**
 * Ranking reads all words of a document, so it orders blocks of so many: those with the words in the title first, then
 * the latest. Where not more is found, all of it is ranked.
 */
const BLOCK = 250

const { documentId, country, countryId, year, words, citedArticles, document } = legalDocuments

const LATEST = sql`${year} desc nulls last, ${documentId}`

/** `found`: places, of which the page has some: ranked within their blocks, or without words as they are. */
type Asked = Pick<Match, 'text' | 'articles'> & Pick<Query, 'from' | 'size'> & { readonly found: readonly number[] }

export async function readPage(db: DbOrTransaction, kept: KeptDocuments, asked: Asked): Promise<StoredHit[]> {
  const { found, text, articles, from, size } = asked
  const block = text === '' ? 1 : BLOCK
  const start = Math.floor(from / block) * block
  const candidates = found
    .slice(start, Math.ceil((from + size) / block) * block)
    .map((place) => at(kept.numbers, place))
  if (candidates.length === 0) return []
  const rank = text === '' ? sql`0` : sql`ts_rank_cd(${words}, ${text}::tsquery, 1)`
  const { rows } = await db.execute<StoredHit>(sql`
    select ${document} as document, ${countryId} as "countryId", ${country} as country,
      ${marked(sql`${document} ->> 'titleEnglish'`, text, 'HighlightAll=true')} as "titleMarked",
      ${marked(sql`${document} ->> 'summary'`, text, 'MaxWords=45, MinWords=25, MaxFragments=2')} as passage,
      ${foundArticles(articles)} as articles
    from (
      select number, row_number() over (order by (place - 1) / ${block}, ${rank} desc, ${LATEST}) as ranked
      from unnest(${`{${candidates.join()}}`}::int[]) with ordinality as candidates (number, place)
      join ${legalDocuments} using (number)
      order by ranked limit ${size} offset ${from - start}
    ) as page join ${legalDocuments} using (number)
    order by ranked`)
  return rows
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
