import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { one } from '../db/one.ts'
import { legalDocumentVocabulary } from '../db/schema.ts'
import { numberReadings } from '../numberReadings.ts'

/** What a query asks for: words to find, and the articles to find exactly, as they were typed. */
export type Wanted = { readonly words: string; readonly articles: string }

/** What an article, section or paragraph of a law is called in the languages of the documents, shortened or not. */
const ARTICLE_WORDS = [
  '§+',
  ...[
    'art[íi]culos?',
    'artigos?',
    'articol[oi]',
    'articles?',
    'arts?',
    'artikel[ns]?',
    'artikler?',
    'artikkeli?',
    'artikla',
  ],
  ...['artyku[łl]', 'čl(?:an|en)?', 'член', 'статт[яі]', 'стать[яи]', 'ст', 'madde', 'pasal', 'điều', '第'],
  ...['sections?', 'sec', 'regs?', 'ss?(?=\\.)', '[lrd](?=\\.?\\s?\\d+-\\d)'],
].join('|')
const NUMBER =
  '\\d{1,6}(?:\\s?(?:bis|ter|quater)\\b|-?[a-z]{1,2}\\b)?(?:[.-]\\d{1,6}(?:-?[a-z]{1,2}\\b)?)*(?:\\(\\w+\\))*'
/** Several, as `9-13` and `412-9 to 412-14`. What is followed by a stroke is the number of a document. */
const ARTICLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ARTICLE_WORDS})\\.?\\s*(?:[lrd]\\.?\\s*)?(${NUMBER}(?:\\s*(?:[–-]|\\bto\\b)\\s*${NUMBER})?)(?:\\s*条|(?![\\p{L}\\p{N}/]))`,
  'giu',
)

/** `Art. 11 Brazil` is article 11 and the word Brazil; `§ 17` an article alone. Without a letter or digit: no words. */
export function wantedOf(q: string): Wanted {
  const articles = [...q.matchAll(ARTICLE)].map(([, number = '']) => number)
  const words = q.replace(ARTICLE, ' ').replace(/\s+/g, ' ').trim()
  return { words: /[\p{L}\p{N}]/u.test(words) ? words : '', articles: articles.join(', ') }
}

/** A query as PostgreSQL looks for it: text search queries, empty where there is nothing to look for. */
export type Reading = {
  readonly words: string
  readonly articles: string
  /** The articles where they are cited by themselves, in no range. */
  readonly exactArticles: string
  /** Documents that are called just so. */
  readonly name: string
  /** Neighbouring words of its phrases. */
  readonly pairs: string
  /** Whether one of the languages passes over all of it. */
  readonly isCommon: boolean
}

/** With operators a query is read in English only, so that they hold. */
const OPERATORS = /["]|(^|\s)-\w|\bor\b/i
const ENGLISH = 'portal_english'

/**
 * The words, or any of the texts that say the same in other words, as any of the configurations reads them; words that
 * English passes over (`of the`) are none.
 */
export async function readQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  { words, articles }: Wanted,
  same: readonly string[] = [],
): Promise<Reading> {
  const texts = [...new Set([words, ...same].flatMap((text) => [text, ...numberReadings(text)]))]
  const names = texts.some((text) => OPERATORS.test(text)) ? [ENGLISH] : configurations
  const { rows } = await db.execute<Reading>(sql`
    select *, (select ${anyOf(sql`'§' || number`)} from unnest(named_articles(${articles})) as number) as articles,
      (select ${anyOf(sql`'§=' || number`)} from unnest(named_articles(${articles})) as number) as "exactArticles",
      quote_literal('=' || plain_name(${words})) as name, (
        select coalesce(string_agg(quote_literal(pair), ' & '), '')
        from ${tableOf('phrases', 'phrase', ['', ...phrasesOf(texts)], 'text')},
          unnest(word_pairs(to_tsvector(${ENGLISH}, in_pairs(phrase)))) as pair
      ) as pairs
    from (
      select coalesce(bool_or(query = ''), false) as "isCommon",
        case when bool_and(query = '') filter (where name = ${ENGLISH}::regconfig) then ''
          else coalesce(string_agg(distinct '(' || query || ')', ' | ') filter (where query <> ''), '') end as words
      from ${tableOf('configurations', 'name', names, 'regconfig')}, ${tableOf('texts', 'text', texts, 'text')},
        lateral (select websearch_to_tsquery(name, in_pairs(text))::text as query) as read
    ) as read`)
  return one(rows)
}

/** Those that every document that is found must have: none where it can be found by something else. */
function phrasesOf([text = '', ...others]: readonly string[]): string[] {
  if (others.length > 0 || /(^|\s)-"|\bor\b/i.test(text)) return []
  return [...text.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase)
}

const anyOf = (mark: SQL): SQL => sql`coalesce(string_agg(quote_literal(${mark}), ' | '), '')`

/** Share of three-letter pieces that a word and the nearest part of a known one have in common. */
export const ALIKE = '0.45'
/** Below this a word is like too many others. */
const SHORTEST = 3
/** So many of the known words that are most like it are tried for one that is misspelt. */
const NEAREST = 4

/** The same for words that no document has: in the place of each the words of titles that are like it. */
export async function similarQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  words: string,
): Promise<string> {
  const each = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST)
  if (each.length === 0) return ''
  const typed = each.map((word, place) => sql`(${place}::int, lower(unaccent(${word})))`)
  const { rows } = await db.execute<{ query: string | null }>(sql`
    select case when count(*) = ${each.length} then string_agg('(' || any_of || ')', ' & ') end as query from (
      select place, string_agg(distinct query, ' | ') as any_of
      from (values ${sql.join(typed, sql`, `)}) as typed (place, word),
        lateral (
          select known.word from ${legalDocumentVocabulary} as known where typed.word <% known.word
          order by similarity(typed.word, known.word) desc, known.word limit ${NEAREST}
        ) as near,
        ${tableOf('configurations', 'name', configurations, 'regconfig')},
        lateral (select plainto_tsquery(name, near.word)::text as query) as read
      where query <> '' group by place
    ) as each`)
  return rows[0]?.query ?? ''
}

function tableOf(table: string, column: string, values: readonly string[], type: 'regconfig' | 'text'): SQL {
  const each = values.map((value) => sql`(${value}::${sql.raw(type)})`)
  return sql`(values ${sql.join(each, sql`, `)}) as ${sql.identifier(table)} (${sql.identifier(column)})`
}
