import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { StoredDocument } from '../../db/schema/documents.schema.ts'
import { legalDocuments, legalDocumentTexts } from '../../db/schema.ts'
import type { Query } from './documentFilters.ts'
import { at, type KeptDocuments } from './keptDocuments.ts'
import type { Hits } from './readHits.ts'

export type StoredHit = {
  readonly document: StoredDocument
  readonly countryId: string | null
  readonly country: string | null
  readonly titleMarked: string
  readonly originalMarked: string
  readonly passage: string
  /** Those that were looked for, as the document's key articles and the rules that rest on it name them. */
  readonly articles: HandlerOutput<typeof contract.search>['results'][number]['articles']
}

/**
 * Ranking reads all words of a document, so it orders blocks of so many: the best first, then the latest. Where not more is
 * found, all of it is ranked.
 */
const BLOCK = 100

const { country, countryId, citedArticles } = legalDocuments
const { words, document } = legalDocumentTexts

/** `words`: the text search query, without which hits stay as they are; `articles`: the numbers that were looked for. */
export type Shown = { readonly words: string; readonly articles: readonly string[] }

/** `found`: places, of which the page has some, ranked among those that are as good within their blocks. */
type Asked = Shown & Pick<Query, 'from' | 'size'> & Pick<Hits, 'scores'> & { readonly found: Int32Array }

export async function readPage(db: DbOrTransaction, kept: KeptDocuments, asked: Asked): Promise<StoredHit[]> {
  const { found, scores, words: text, articles, from, size } = asked
  const block = text === '' ? 1 : BLOCK
  const start = Math.floor(from / block) * block
  const candidates = [...found.subarray(start, Math.ceil((from + size) / block) * block)]
  if (candidates.length === 0) return []
  const numbers = candidates.map((place) => at(kept.numbers, place))
  const rank = text === '' ? sql`0` : sql`ts_rank_cd(${words}, ${text}::tsquery, 1)`
  const { rows } = await db.execute<StoredHit>(sql`
    select ${document} as document, ${countryId} as "countryId", ${country} as country,
      ${marked(ENGLISH, 'titleEnglish', text, ALL)} as "titleMarked",
      ${marked(ORIGINAL, 'titleOriginal', text, ALL)} as "originalMarked",
      ${marked(ENGLISH, 'summary', text, PASSAGE)} as passage,
      ${foundArticles(articles)} as articles
    from (
      select number, row_number() over (order by (place - 1) / ${block}, score desc, ${rank} desc, place) as ranked
      from unnest(${listOf(numbers)}, ${listOf(candidates.map((place) => at(scores, place)))}) with ordinality
        as candidates (number, score, place)
      join ${legalDocumentTexts} using (number)
      order by ranked limit ${size} offset ${from - start}
    ) as page join ${legalDocumentTexts} using (number) join ${legalDocuments} using (number)
    order by ranked`)
  return rows
}

const listOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join()}}`}::int[]`

const textsOf = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`

/** The same numbers as the index has. What rules cite and no key article tells has no topic. */
const foundArticles = (numbers: readonly string[]): SQL =>
  numbers.length === 0
    ? sql`'[]'::json`
    : sql`(
      select coalesce(json_agg(json_build_object('article', article, 'topic', topic)
        order by exact_articles(article) && ${textsOf(numbers)} desc, topic is null, place), '[]')
      from (
        select key ->> 'article' as article, key ->> 'topic' as topic, place
        from jsonb_array_elements(${document} -> 'keyArticles') with ordinality as keys (key, place)
        union all
        select cited, null, place from unnest(${citedArticles}) with ordinality as by_rules (cited, place)
        where not exists (select from jsonb_array_elements(${document} -> 'keyArticles') as key where key ->> 'article' = cited)
      ) as told where article_numbers(article) && ${textsOf(numbers)}
    )`

const ALL = 'HighlightAll=true'
const PASSAGE = 'MaxWords=45, MinWords=25, MaxFragments=2'
const ENGLISH = sql`'portal_english'::regconfig`
const ORIGINAL = sql`portal_text_config(${document} -> 'language' ->> 0)`

/**
 * What marks a match; the same in a text stands apart there, so that nothing is marked that was not found. What is read as two,
 * as 13,123 or benefit-sharing, is marked as one.
 */
const marked = (configuration: SQL, field: string, text: string, more: string): SQL => {
  const written = sql`part_hyphens(replace(${document} ->> ${field}, '[[', '[ ['))`
  const shown = sql`ts_headline(${configuration}, ${written}, ${text}::tsquery, ${`StartSel=[[, StopSel=]], ${more}`})`
  const joined = sql`regexp_replace(${shown}, '(\\d)\\]\\]([.,])\\[\\[(\\d)', '\\1\\2\\3', 'g')`
  return sql`replace(replace(${joined}, E']]\\x1f[[', '-'), E'\\x1f', '-')`
}
