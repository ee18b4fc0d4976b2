import type { LegalDocument } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { StoredDocument } from '../../db/schema/documents.schema.ts'
import { legalDocuments, legalDocumentTexts } from '../../db/schema.ts'
import { type Presenting, presentDocument } from '../presentDocument.ts'
import type { Candidate, DocumentQuery, SearchResult } from './countMatches.ts'
import type { Highlights } from './matchDocuments.ts'

type Hit = SearchResult['results'][number]

/**
 * Ranking reads all words of a document, so matches are ranked in blocks: preferred documents first, then the latest.
 */
const BLOCK = 100

/** The complete blocks that contain a page. */
export function blocksOf({ from, size }: Pick<DocumentQuery, 'from' | 'size'>): { offset: number; limit: number } {
  const offset = Math.floor(from / BLOCK) * BLOCK
  return { offset, limit: Math.ceil((from + size) / BLOCK) * BLOCK - offset }
}

type Page = Highlights & {
  readonly candidates: readonly Candidate[]
  readonly query: DocumentQuery
  readonly presenting: Presenting
}

/**
 * A page of the candidates in its blocks, ranked and highlighted. Among documents with exactly the searched name, a
 * treaty comes before countries' own entries of it.
 */
export async function readPage(
  db: DbOrTransaction,
  { candidates, query, presenting, ...highlights }: Page,
): Promise<Hit[]> {
  if (candidates.length === 0) return []
  const { rows } = await db.execute<StoredHit>(pageStatement(candidates, query, highlights))
  return rows.map((row) => presentHit(row, presenting, query.q))
}

type StoredHit = Pick<Hit, 'titleMarked' | 'originalMarked' | 'passage' | 'articles' | 'countryId' | 'country'> & {
  readonly document: StoredDocument
}

const { country, countryId, citedArticles } = legalDocuments
const { words, document } = legalDocumentTexts

export function pageStatement(
  candidates: readonly Candidate[],
  { from, size }: DocumentQuery,
  { words: text, articles }: Highlights,
): SQL {
  const rank = text === '' ? sql`0` : sql`ts_rank_cd(${words}, ${text}::tsquery, 1)`
  return sql`
    select ${document} as document, ${countryId} as "countryId", ${country} as country,
      ${marked(ENGLISH, 'titleEnglish', text, ALL)} as "titleMarked",
      ${marked(ORIGINAL, 'titleOriginal', text, ALL)} as "originalMarked",
      ${marked(ENGLISH, 'summary', text, PASSAGE)} as passage,
      ${matchingArticles(articles)} as articles
    from (
      select number, row_number() over (
        order by (place - 1) / ${BLOCK}, score desc, (score > 0 and ${countryId} is null) desc, ${rank} desc, place) as ranked
      from unnest(${listOf(candidates.map(({ number }) => number))}, ${listOf(candidates.map(({ score }) => score))})
        with ordinality as candidates (number, score, place)
      join ${legalDocumentTexts} using (number) join ${legalDocuments} using (number)
      order by ranked limit ${size} offset ${from % BLOCK}
    ) as page join ${legalDocumentTexts} using (number) join ${legalDocuments} using (number)
    order by ranked`
}

const listOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join()}}`}::int[]`

const textsOf = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`

/** Key articles with these numbers, then articles cited only by rules, which have no topic. */
const matchingArticles = (numbers: readonly string[]): SQL =>
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
      ) as cited_or_key where article_numbers(article) && ${textsOf(numbers)}
    )`

const ALL = 'HighlightAll=true'
const PASSAGE = 'MaxWords=45, MinWords=25, MaxFragments=2'
const ENGLISH = sql`'portal_english'::regconfig`
const ORIGINAL = sql`portal_text_config(${document} -> 'language' ->> 0)`

/**
 * Highlights matches between `[[` and `]]`. The same characters in a text are separated by a space first, so that they
 * highlight nothing. What is indexed as two words, such as 13,123 or benefit-sharing, is highlighted as one.
 */
const marked = (configuration: SQL, field: string, text: string, more: string): SQL => {
  const escaped = sql`part_hyphens(replace(${document} ->> ${field}, '[[', '[ ['))`
  const headline = sql`ts_headline(${configuration}, ${escaped}, ${text}::tsquery, ${`StartSel=[[, StopSel=]], ${more}`})`
  const joined = sql`regexp_replace(${headline}, '(\\d)\\]\\]([.,])\\[\\[(\\d)', '\\1\\2\\3', 'g')`
  return sql`replace(replace(${joined}, E']]\\x1f[[', '-'), E'\\x1f', '-')`
}

function presentHit(hit: StoredHit, presenting: Presenting, typed: string): Hit {
  const { document, countryId, country, originalMarked, ...marks } = hit
  const { keyArticles: _, ...fields }: LegalDocument = presentDocument(document, { countryId, country }, presenting)
  return { ...fields, ...marks, originalMarked: markUnspaced(originalMarked, typed) }
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu

/** Highlights scripts without spaces, because PostgreSQL highlights only whole words. */
function markUnspaced(highlighted: string, typed: string): string {
  const parts = [...new Set(typed.match(UNSPACED))].toSorted((a, b) => b.length - a.length)
  return parts.length === 0
    ? highlighted
    : highlighted.replace(RegExp(`(?<!\\[\\[)(${parts.join('|')})`, 'gu'), '[[$1]]')
}
