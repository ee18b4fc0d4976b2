import { sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../db/connect.ts'
import { legalDocumentVocabulary } from '../db/schema.ts'
import { tableOf } from './tableOf.ts'

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
