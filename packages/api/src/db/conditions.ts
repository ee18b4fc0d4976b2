import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has any of these values: one parameter, however many they are. With none it has none of them. */
export const equalsAny = (column: SQLWrapper, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any (${sql.param(values)})`

/** Whether an account and an id in it are one of these pairs. However many there are, they are two parameters. */
export function inPairs([account, id]: [PgColumn, PgColumn], pairs: readonly (readonly [string, string])[]): SQL {
  const accountIds = sql.param(pairs.map(([accountId]) => accountId))
  const ids = sql.param(pairs.map(([, one]) => one))
  return sql`(${account}, ${id}) in (select * from unnest(${accountIds}::text[], ${ids}::uuid[]))`
}

/** A pattern for `ilike` that finds the text anywhere, its own wildcards taken as they are written. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The calendar of PostgreSQL has no year 0. */
export const storableDay = (day: string): string => (day < '0001-01-01' ? '0001-01-01' : day)
