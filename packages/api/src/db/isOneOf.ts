import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether an account and an id in it are one of these pairs. However many there are, they are two parameters. */
export function isOneOf([account, id]: [PgColumn, PgColumn], pairs: readonly (readonly [string, string])[]): SQL {
  const accountIds = sql.param(pairs.map(([accountId]) => accountId))
  const ids = sql.param(pairs.map(([, one]) => one))
  return sql`(${account}, ${id}) in (select * from unnest(${accountIds}::text[], ${ids}::uuid[]))`
}
