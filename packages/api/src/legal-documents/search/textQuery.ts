import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { legalDocuments, legalDocumentVocabulary } from '../../db/schema.ts'
import { numberReadings } from '../../text/numberReadings.ts'
import type { QueryTerms } from './parseQuery.ts'

/** Query terms as PostgreSQL text search queries; an empty one matches nothing. */
export type TextQuery = {
  /** Variants without a phrase. */
  readonly plain: string
  /** Variants with phrases, and the adjacent word pairs of these, whose index rules out most documents. */
  readonly phrased: string
  readonly pairs: string
  /** Article numbers; for 8(j) both 8 and 8j. */
  readonly numbers: readonly string[]
  /** Exact article numbers, preferred if a document cites them individually instead of in a range; for 8(j) only 8j. */
  readonly exactNumbers: readonly string[]
  /** The complete name of a document. */
  readonly name: string
  /** Whether all words are stop words in some language. */
  readonly isCommon: boolean
}

const ENGLISH = sql`'portal_english'::regconfig`

/**
 * The text search configurations of the languages in use, always including those of English summaries and of unknown
 * languages.
 */
export async function readConfigurations(db: DbOrTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select portal_text_config(language)::text as name
    from (select distinct ${legalDocuments.languages}[1] as language from ${legalDocuments}) as used
    union values ('portal_english'), ('portal_simple') order by name`)
  return rows.map(({ name }) => name)
}

/** The words, or any of their `synonyms`, as parsed by any of the configurations. English stop words are omitted. */
export async function readTextQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  terms: QueryTerms,
  synonyms: readonly string[],
): Promise<TextQuery> {
  const { rows } = await db.execute<TextQuery>(textQueryStatement(configurations, terms, synonyms))
  return expectOne(rows)
}

export function textQueryStatement(
  configurations: readonly string[],
  { words, articles }: QueryTerms,
  synonyms: readonly string[],
): SQL {
  const texts = [...new Set([words, ...synonyms].flatMap(numberReadings))]
  return sql`
    select
      ${anyOf(sql`query`, sql`pairs = ''`)} as plain,
      ${anyOf(sql`query`, sql`pairs <> ''`)} as phrased,
      ${anyOf(sql`pairs`, sql`pairs <> ''`)} as pairs,
      ${numbersOf(sql`named_articles(${articles})`)} as numbers,
      ${numbersOf(sql`named_articles(joined_letters(${articles}))`)} as "exactNumbers",
      quote_literal('=' || plain_name(${words})) as name,
      coalesce(bool_or(query = ''), false) as "isCommon"
    from unnest(${listOf(configurations)}::regconfig[]) as configurations (name),
      unnest(${listOf(texts)}::text[]) as texts (text),
      lateral (select websearch_to_tsquery(name, words_apart(text))::text as query, ${PAIRS} as pairs) as parsed`
}

const listOf = (values: readonly string[]): SQL => sql`${sql.param([...values])}`

/** The most article numbers in a query, since each is looked up in every match. */
const MAX_NUMBERS = 50
const numbersOf = (articles: SQL): SQL =>
  sql`array(select number from unnest(${articles}) as number order by length(number), number limit ${MAX_NUMBERS})`

/** The word pairs that a matching text must contain; none for alternatives, which may match without them. */
const PAIRS = sql`case when text ~* '\\mor\\M' then '' else (
        select coalesce(string_agg(quote_literal(pair), ' & '), '')
        from regexp_matches(text, '"([^"]+)"', 'g') as phrase, unnest(word_pairs(words_of(name, phrase[1]))) as pair
      ) end`

const anyOf = (query: SQL, condition: SQL): SQL => sql`coalesce(string_agg(distinct '(' || ${query} || ')', ' | ')
        filter (where ${condition} and query <> '' and websearch_to_tsquery(${ENGLISH}, words_apart(text))::text <> ''), '')`

/** The trigram word similarity from which an indexed word counts as similar. */
export const SIMILARITY = '0.45'
/** Shorter words are similar to too many others. */
const MIN_LENGTH = 3
/** The most indexed words that replace a misspelt one, most similar first. */
const MAX_SIMILAR = 4

/**
 * A text search query of similar words from titles, replacing words that no document contains. A word with a digit must
 * match exactly, because another number is another law. Empty if a word has no similar one.
 */
export async function readSimilarQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  words: string,
): Promise<string> {
  const typedWords = words.split(/\s+/).flatMap(typedWordsOf)
  if (typedWords.length === 0) return ''
  const { rows } = await db.execute<{ query: string | null }>(similarStatement(configurations, typedWords))
  return rows[0]?.query ?? ''
}

export function similarStatement(configurations: readonly string[], typedWords: readonly TypedWord[]): SQL {
  const typed = typedWords.flatMap(({ spellings, isExact }, place) =>
    spellings.map((text) => sql`(${place}::int, lower(unaccent(${text})), ${isExact}::boolean)`),
  )
  return sql`
    select case when count(*) = ${typedWords.length} then string_agg('(' || any_of || ')', ' & ') end as query from (
      select place, string_agg(distinct '(' || query || ')', ' | ') as any_of
      from (values ${sql.join(typed, sql`, `)}) as typed (place, word, exact),
        lateral (
          select typed.word where exact
          union all (
            select known.word from ${legalDocumentVocabulary} as known where typed.word <% known.word and not exact
            order by similarity(typed.word, known.word) desc, known.word limit ${MAX_SIMILAR}
          )
        ) as similar_words (word),
        unnest(${listOf(configurations)}::regconfig[]) as configurations (name),
        lateral (select phraseto_tsquery(name, similar_words.word)::text as query) as parsed
      where query <> '' group by place
    ) as each_word`
}

/** A typed word, one of whose spellings must match: ways to write a number, or a word that may be misspelt. */
type TypedWord = { readonly spellings: readonly string[]; readonly isExact: boolean }

function typedWordsOf(word: string): TypedWord[] {
  if (/\p{N}/u.test(word)) return [{ spellings: numberReadings(word), isExact: true }]
  const parts = word.split(/[^\p{L}]+/u).filter((part) => part.length >= MIN_LENGTH)
  return parts.map((part) => ({ spellings: [part], isExact: false }))
}
