import { withCountryNames } from '@portal/contract'
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Current } from '../../content/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { legalDocumentTexts } from '../../db/schema.ts'
import type { KeptDocuments } from './keptDocuments.ts'
import { type Hits, type Match, readHits } from './readHits.ts'
import type { Shown } from './readPage.ts'
import { type Reading, readQuery } from './readQuery.ts'
import { similarQuery } from './similarQuery.ts'
import type { Part, Wanted } from './wantedOf.ts'

const { words, marks } = legalDocumentTexts

/**
 * `words`: the text search query that found them, which shows what was found; `articles`: the numbers that did; `similar`: none
 * has the words, these have words like them.
 */
type Answer = Shown & { readonly hits: Hits; readonly similar: boolean }

/** What answers a query: all, where it asks for nothing. */
export async function findHits(
  db: DbOrTransaction,
  kept: KeptDocuments,
  { words, articles, excluded }: Wanted,
  countries: Current['countries'],
): Promise<Answer> {
  if (`${words}${articles}` === '' && excluded.length === 0)
    return { hits: allOf(kept), words: '', articles: [], similar: false }
  const read = (part: Part) =>
    readQuery(db, kept.configurations, part, [withCountryNames(part.words, (iso2) => countries.get(iso2)?.file.name)])
  const reading = await read({ words, articles })
  const without = []
  for (const part of excluded) without.push(having(part, await read(part)))
  const hits = await readHits(db, kept, { ...exactly({ words, articles }, reading), without })
  const shown = { articles: [...reading.numbers, ...letteredOf(words)] }
  const isExact = words === '' || words.includes('"') || reading.isCommon || hits.places.length > 0
  if (isExact) return { ...shown, hits, words: anyOf(reading.plain, reading.phrased), similar: false }
  // In titles only: elsewhere something like a word is nearly always found.
  const text = await similarQuery(db, kept.configurations, words)
  const likely = await readHits(db, kept, { ...alike(reading, text), without })
  return { ...shown, hits: likely, words: text, similar: likely.places.length > 0 }
}

/** Numbers of articles that are words: `8j` finds who cites it too. */
const letteredOf = (words: string): string[] =>
  words.toLowerCase().match(/(?<![\p{L}\p{N}])\d{1,6}[a-z](?![\p{L}\p{N}])/gu) ?? []

const allOf = ({ all }: KeptDocuments): Hits => ({ places: all, scores: new Uint8Array(all.length) })

const has = (column: SQLWrapper, query: string): SQL =>
  query === '' ? sql`false` : sql`${column} @@ ${query}::tsquery`
const joined = (by: '&' | '|', queries: readonly string[]): string =>
  queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(` ${by} `)
const anyOf = (...queries: readonly string[]): string => joined('|', queries)
const both = (...queries: readonly string[]): string => joined('&', queries)

/** Any of the articles; their numbers have no sign that a query reads otherwise. */
const marksOf = (sign: '§' | '§=', numbers: readonly string[]): string =>
  anyOf(...numbers.map((each) => `'${sign}${each}'`))

/** Documents with the words and the articles; all, where neither is asked for. */
function having(part: Part, { plain, phrased, pairs, numbers }: Reading): SQL {
  const withWords = or(has(words, plain), phrased === '' ? undefined : and(has(words, phrased), has(marks, pairs)))
  return (
    and(
      part.words === '' ? undefined : withWords,
      part.articles === '' ? undefined : has(marks, marksOf('§', numbers)),
    ) ?? sql`true`
  )
}

type Ordered = Pick<Match, 'where' | 'better'>

/** What has the words in its title is better, more so what cites just this article, most what is called just so. */
function exactly(part: Part, reading: Reading): Ordered {
  const { plain, phrased, pairs, exactNumbers, name } = reading
  return {
    where: having(part, reading),
    better: [
      has(marks, anyOf(plain, both(phrased, pairs))),
      has(marks, marksOf('§=', exactNumbers)),
      has(marks, part.words === '' ? '' : name),
    ],
  }
}

const alike = ({ numbers, exactNumbers }: Reading, text: string): Ordered => ({
  where: text === '' ? sql`false` : has(marks, both(text, marksOf('§', numbers))),
  better: [has(marks, marksOf('§=', exactNumbers))],
})
