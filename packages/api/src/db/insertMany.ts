import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './connect.ts'

/**
 * Rows as one JSON parameter that can be read from, with their columns: a statement with a parameter for each value
 * takes longer to build than to execute, and the number of parameters is limited. All rows have the fields of the first.
 */
export function rowsOf<Table extends PgTable>(table: Table, rows: readonly Partial<Table['$inferInsert']>[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in (rows[0] ?? {}))
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof typeof row]])),
  )
  const names = columns.map(([, { name }]) => sql.identifier(name))
  const record = sql.identifier(getTableName(table))
  return {
    names: sql.join(names, sql`, `),
    from: sql`json_populate_recordset(null::${record}, ${JSON.stringify(named)}::json)`,
  }
}

/** Inserts rows, however many they are, in one statement; `onConflict` is its last clause. */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  if (rows.length === 0) return
  const { names, from } = rowsOf(table, rows)
  await tx.execute(sql`insert into ${table} (${names}) select ${names} from ${from} ${onConflict}`)
}
