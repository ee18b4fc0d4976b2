import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { numberReadings } from '../../text/numberReadings.ts'
import { tableOf } from './tableOf.ts'
import type { Part } from './wantedOf.ts'

/** A part of a query as PostgreSQL looks for it: text search queries, empty where there is nothing to look for. */
export type Reading = {
  /** Readings without a phrase. */
  readonly plain: string
  /** Readings with phrases, and the neighbouring words of these: who has none of them need not be read. */
  readonly phrased: string
  readonly pairs: string
  /** Of the articles: of 8(j) both 8 and 8j. */
  readonly numbers: readonly string[]
  /** Those that were meant, which come first where they are cited by themselves, in no range: of 8(j) only 8j. */
  readonly exactNumbers: readonly string[]
  /** Documents that are called just so. */
  readonly name: string
  /** Whether one of the languages passes over all of it. */
  readonly isCommon: boolean
}

const ENGLISH = sql`'portal_english'::regconfig`

/**
 * The words, or any of the texts that say the same in other words, as any of the configurations reads them; words that
 * English passes over (`of the`) are none.
 */
export async function readQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  { words, articles }: Part,
  same: readonly string[],
): Promise<Reading> {
  const texts = [...new Set([words, ...same].flatMap(numberReadings))]
  const { rows } = await db.execute<Reading>(sql`
    select
      ${anyOf(sql`query`, sql`pairs = ''`)} as plain,
      ${anyOf(sql`query`, sql`pairs <> ''`)} as phrased,
      ${anyOf(sql`pairs`, sql`pairs <> ''`)} as pairs,
      ${numbersOf(sql`named_articles(${articles})`)} as numbers,
      ${numbersOf(sql`named_articles(joined_letters(${articles}))`)} as "exactNumbers",
      quote_literal('=' || plain_name(${words})) as name,
      coalesce(bool_or(query = ''), false) as "isCommon"
    from ${tableOf('configurations', 'name', configurations, 'regconfig')}, ${tableOf('texts', 'text', texts, 'text')},
      lateral (select websearch_to_tsquery(name, words_apart(text))::text as query, ${PAIRS} as pairs) as read`)
  return expectOne(rows)
}

/** As many as a reader looks at: each is looked for in all that is found. */
const MOST = 50
const numbersOf = (named: SQL): SQL =>
  sql`array(select number from unnest(${named}) as number order by length(number), number limit ${MOST})`

/** Those that whoever has the text must have: none where it can be found by something else. */
const PAIRS = sql`case when text ~* '\\mor\\M' then '' else (
  select coalesce(string_agg(quote_literal(pair), ' & '), '')
  from regexp_matches(text, '"([^"]+)"', 'g') as phrase, unnest(word_pairs(words_of(name, phrase[1]))) as pair
) end`

const anyOf = (query: SQL, condition: SQL): SQL => sql`coalesce(string_agg(distinct '(' || ${query} || ')', ' | ')
  filter (where ${condition} and query <> '' and websearch_to_tsquery(${ENGLISH}, words_apart(text))::text <> ''), '')`
