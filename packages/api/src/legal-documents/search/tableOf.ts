import { type SQL, sql } from 'drizzle-orm'

/** Values as a table of one column. */
export function tableOf(table: string, column: string, values: readonly string[], type: 'regconfig' | 'text'): SQL {
  const each = values.map((value) => sql`(${value}::${sql.raw(type)})`)
  return sql`(values ${sql.join(each, sql`, `)}) as ${sql.identifier(table)} (${sql.identifier(column)})`
}
