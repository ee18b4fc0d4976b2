import { withCountryNames } from '@portal/contract'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Current } from '../../content/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { legalDocumentTexts } from '../../db/schema.ts'
import { type CountOptions, type Counts, countMatches, type Match } from './countMatches.ts'
import { type ParsedQuery, parseQuery, type QueryTerms } from './parseQuery.ts'
import { readSimilarQuery, readTextQuery, type TextQuery } from './textQuery.ts'

const { words, marks } = legalDocumentTexts

/** `words`: the text search query to highlight; `articles`: the article numbers to show for each result. */
export type Highlights = { readonly words: string; readonly articles: readonly string[] }

/** `similar`: no document contains the words of the query; these have similar words in their titles. */
export type Matches = Counts & Highlights & { readonly similar: boolean }

type SearchContext = {
  readonly db: DbOrTransaction
  readonly configurations: readonly string[]
  readonly countries: Current['countries']
}

/** The documents that match a query; all documents for an empty query. */
export async function matchDocuments(context: SearchContext, options: CountOptions): Promise<Matches> {
  const { db, configurations } = context
  const parsed = parseQuery(options.query.q)
  const text = await readTerms(context, parsed)
  const excluded = await excludedOf(context, parsed)
  const counts = await countMatches(db, { ...exactMatch(parsed, text), excluded }, options)
  const articles = [...text.numbers, ...letteredNumbersOf(parsed.words)]
  const isFinal = parsed.words === '' || parsed.words.includes('"') || text.isCommon || counts.found > 0
  if (isFinal) return { ...counts, articles, words: anyOf(text.plain, text.phrased), similar: false }

  const similar = await readSimilarQuery(db, configurations, parsed.words)
  const similarCounts = await countMatches(db, { ...similarMatch(text, similar), excluded }, options)
  return { ...similarCounts, articles, words: similar, similar: similarCounts.found > 0 }
}

function readTerms({ db, configurations, countries }: SearchContext, terms: QueryTerms): Promise<TextQuery> {
  const synonyms = [withCountryNames(terms.words, (iso2) => countries.get(iso2)?.file.name)]
  return readTextQuery(db, configurations, terms, synonyms)
}

async function excludedOf(context: SearchContext, { excluded }: ParsedQuery): Promise<SQL[]> {
  const conditions: SQL[] = []
  for (const terms of excluded) {
    const condition = conditionOf(terms, await readTerms(context, terms))
    if (condition) conditions.push(condition)
  }
  return conditions
}

/** Article numbers that are indexed as words, such as `8j`. */
const letteredNumbersOf = (typed: string): string[] =>
  typed.toLowerCase().match(/(?<![\p{L}\p{N}])\d{1,6}[a-z](?![\p{L}\p{N}])/gu) ?? []

const matches = (column: SQLWrapper, query: string): SQL | undefined =>
  query === '' ? undefined : sql`${column} @@ ${query}::tsquery`

const joined = (operator: '&' | '|', queries: readonly string[]): string =>
  queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(` ${operator} `)
const anyOf = (...queries: readonly string[]): string => joined('|', queries)
const allOf = (...queries: readonly string[]): string => joined('&', queries)

/**
 * A query for any of the articles by the prefix that marks them in the index. Article numbers contain no query
 * operators.
 */
const articlesQuery = (sign: '§' | '§=', numbers: readonly string[]): string =>
  anyOf(...numbers.map((each) => `'${sign}${each}'`))

/** Matches documents with the words and the articles; undefined if there are neither. */
function conditionOf(terms: QueryTerms, { plain, phrased, pairs, numbers }: TextQuery): SQL | undefined {
  const hasPhrase = phrased === '' ? undefined : and(matches(words, phrased), matches(marks, pairs))
  return and(
    terms.words === '' ? undefined : (or(matches(words, plain), hasPhrase) ?? sql`false`),
    terms.articles === '' ? undefined : (matches(marks, articlesQuery('§', numbers)) ?? sql`false`),
  )
}

type OrderedMatch = Pick<Match, 'condition' | 'preferences'>

/** Ranking: exact name > exact article > words in the title > words in the text. */
function exactMatch(terms: QueryTerms, text: TextQuery): OrderedMatch {
  const { plain, phrased, pairs, exactNumbers, name } = text
  return {
    condition: conditionOf(terms, text),
    preferences: preferencesOf(
      anyOf(plain, allOf(phrased, pairs)),
      articlesQuery('§=', exactNumbers),
      terms.words === '' ? '' : name,
    ),
  }
}

/** Matches titles only, because any text contains some similar word. */
const similarMatch = ({ numbers, exactNumbers }: TextQuery, similar: string): OrderedMatch => ({
  condition: similar === '' ? sql`false` : matches(marks, allOf(similar, articlesQuery('§', numbers))),
  preferences: preferencesOf(articlesQuery('§=', exactNumbers)),
})

const preferencesOf = (...queries: readonly string[]): SQL[] => queries.flatMap((query) => matches(marks, query) ?? [])
