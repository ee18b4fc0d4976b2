import { and, gt, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has one of these values, as a single parameter; false for an empty list. */
export const equalsAny = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any (${sql.param(values)})`

/** Whether an account and an id are one of these pairs, as two parameters however many pairs there are. */
export function inPairs([account, id]: [PgColumn, PgColumn], pairs: readonly (readonly [string, string])[]): SQL {
  const accountIds = sql.param(pairs.map(([accountId]) => accountId))
  const ids = sql.param(pairs.map(([, id]) => id))
  return sql`(${account}, ${id}) in (select * from unnest(${accountIds}::text[], ${ids}::uuid[]))`
}

/** Whether a version of a row was the present one at an instant; if that is null, whether it is so now. */
export const isPresentAt = (
  { savedAt, endedAt }: { savedAt: PgColumn; endedAt: PgColumn },
  at: Date | null,
): SQL | undefined => (at === null ? isNull(endedAt) : and(lte(savedAt, at), or(isNull(endedAt), gt(endedAt, at))))

/** A pattern for `ilike` that matches the text anywhere, with its wildcards escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether texts together have each word of a search, in any order, whatever its case and accents. */
export const hasWords = (texts: readonly SQLWrapper[], q: string): SQL | undefined => {
  const searched = sql`lower(unaccent(concat_ws(' ', ${sql.join([...texts], sql`, `)})))`
  const words = q.split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`${searched} like lower(unaccent(${likePattern(word)}))`))
}

/** Replaces days of year 0, which PostgreSQL's calendar lacks. */
export const storableDay = (day: string): string => (day < '0001-01-01' ? '0001-01-01' : day)
