import { type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTransaction } from './connect.ts'

/**
 * A statement that is run again and again: its SQL is built once per session, and by its name PostgreSQL plans it once
 * per connection. A session is that of the pool, or that of the connection on which a transaction runs (`openDb`).
 */
export function prepareOnce<Statement extends object>(
  prepare: (db: DbOrTransaction) => Statement,
): (db: DbOrTransaction) => Statement {
  const bySession = new WeakMap<object, Statement>()
  return (db) => {
    const { session } = db._
    const statement = bySession.get(session) ?? prepare(db)
    bySession.set(session, statement)
    return statement
  }
}

/** The parameters of a prepared statement, by name. */
export const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder<string>(name)])) as { [name in Name]: Placeholder }
