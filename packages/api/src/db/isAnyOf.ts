import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a column has any of these values: one parameter, however many they are. With none it has none of them. */
export const isAnyOf = (column: SQLWrapper, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any (${sql.param(values)})`
