import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocumentVocabulary } from '../db/schema.ts'

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

/** Languages whose stemming a query is read with; one with operators is read in English only, so that they hold. */
const CONFIGURATIONS = ['english', 'spanish', 'french', 'portuguese', 'german', 'italian', 'simple']
const OPERATORS = /["]|(^|\s)-\w|\bor\b/i

/** Any of the texts as a text search query: as any of the languages has its words, each reading once. */
export function textQuery(db: DbOrTransaction, texts: readonly string[]): Promise<string> {
  const names = texts.some((text) => OPERATORS.test(text)) ? ['english'] : CONFIGURATIONS
  const each = sql.join(
    texts.map((text) => sql`(${text})`),
    sql`, `,
  )
  return queryOf(
    db,
    sql`select string_agg(distinct '(' || query || ')', ' | ') as query
      from ${configurations(names)}, (values ${each}) as texts (words),
        lateral (select websearch_to_tsquery(name, words)::text as query) as read
      where query <> ''`,
  )
}

/** Share of three-letter pieces that a word and the nearest part of a known one have in common. */
export const ALIKE = '0.45'
/** Below this a word is like too many others. */
const SHORTEST = 3
/** So many of the known words that are most like it are tried for one that is misspelt. */
const NEAREST = 4

/** The same for words that no document has: in the place of each the words of titles that are like it. */
export async function similarQuery(db: DbOrTransaction, words: string): Promise<string> {
  const each = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SHORTEST)
  if (each.length === 0) return ''
  const typed = each.map((word, place) => sql`(${place}::int, lower(unaccent(${word})))`)
  return queryOf(
    db,
    sql`select case when count(*) = ${each.length} then string_agg('(' || any_of || ')', ' & ') end as query from (
      select place, string_agg(distinct query, ' | ') as any_of
      from (values ${sql.join(typed, sql`, `)}) as typed (place, word),
        lateral (
          select known.word from ${legalDocumentVocabulary} as known where typed.word <% known.word
          order by similarity(typed.word, known.word) desc, known.word limit ${NEAREST}
        ) as near,
        ${configurations(CONFIGURATIONS)}, lateral (select plainto_tsquery(name, near.word)::text as query) as read
      where query <> '' group by place
    ) as each`,
  )
}

const configurations = (names: readonly string[]): SQL =>
  sql`(values ${sql.join(
    names.map((name) => sql`(${`portal_${name}`}::regconfig)`),
    sql`, `,
  )}) as configurations (name)`

async function queryOf(db: DbOrTransaction, select: SQL): Promise<string> {
  const { rows } = await db.execute<{ query: string | null }>(select)
  return rows[0]?.query ?? ''
}
