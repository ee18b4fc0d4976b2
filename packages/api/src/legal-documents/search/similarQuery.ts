import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { legalDocumentVocabulary } from '../../db/schema.ts'
import { numberReadings } from '../../text/numberReadings.ts'
import { tableOf } from './tableOf.ts'

/** Share of three-letter pieces that a word and the nearest part of a known one have in common. */
export const ALIKE = '0.45'
/** Below this a word is like too many others. */
const SHORTEST = 3
/** So many of the known words that are most like it are tried for one that is misspelt. */
const NEAREST = 4

/**
 * The same for words that no document has: in the place of each the words of titles that are like it. A word with a digit
 * is found as it is or not at all: another number is another law.
 */
export async function similarQuery(
  db: DbOrTransaction,
  configurations: readonly string[],
  words: string,
): Promise<string> {
  const each = words.split(/\s+/).flatMap(piecesOf)
  if (each.length === 0) return ''
  const typed = each.flatMap(({ texts, isExact }, place) =>
    texts.map((text) => sql`(${place}::int, lower(unaccent(${text})), ${isExact}::boolean)`),
  )
  const { rows } = await db.execute<{ query: string | null }>(sql`
    select case when count(*) = ${each.length} then string_agg('(' || any_of || ')', ' & ') end as query from (
      select place, string_agg(distinct '(' || query || ')', ' | ') as any_of
      from (values ${sql.join(typed, sql`, `)}) as typed (place, word, exact),
        lateral (
          select typed.word where exact
          union all (
            select known.word from ${legalDocumentVocabulary} as known where typed.word <% known.word and not exact
            order by similarity(typed.word, known.word) desc, known.word limit ${NEAREST}
          )
        ) as near (word),
        ${tableOf('configurations', 'name', configurations, 'regconfig')},
        lateral (select phraseto_tsquery(name, near.word)::text as query) as read
      where query <> '' group by place
    ) as each`)
  return rows[0]?.query ?? ''
}

/** One of `texts` must be found: ways to write a number, or a word that may be misspelt. */
type Piece = { readonly texts: readonly string[]; readonly isExact: boolean }

function piecesOf(word: string): Piece[] {
  if (/\p{N}/u.test(word)) return [{ texts: numberReadings(word), isExact: true }]
  const pieces = word.split(/[^\p{L}]+/u).filter((piece) => piece.length >= SHORTEST)
  return pieces.map((piece) => ({ texts: [piece], isExact: false }))
}
