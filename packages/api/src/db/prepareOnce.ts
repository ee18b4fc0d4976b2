import { type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTransaction } from './connect.ts'

/**
 * A statement that calls run again and again: put together once for a pool and, by the name it is given, planned once
 * by each of its connections. A transaction puts it together for itself.
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
