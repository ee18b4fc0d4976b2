import { type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTransaction } from './connect.ts'

/**
 * A statement that is run again and again: built once per pool and, by its name, planned once per connection. A
 * transaction builds its own.
 */
export function prepareOnce<Statement>(
  prepare: (db: DbOrTransaction) => Statement,
): (db: DbOrTransaction) => Statement {
  const prepared = new WeakMap<DbOrTransaction, Statement>()
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db)
    prepared.set(db, statement)
    return statement
  }
}

/** The parameters of a prepared statement, by name. */
export const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder<string>(name)])) as { [name in Name]: Placeholder }
