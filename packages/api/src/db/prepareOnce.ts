import { type Placeholder, sql } from 'drizzle-orm'
import type { DbOrTransaction } from './connect.ts'

/**
 * A statement that is run again and again: built once and, by its name, planned once per connection. In a transaction it
 * runs on the transaction's connection.
 */
export function prepareOnce<Statement extends object>(
  prepare: (db: DbOrTransaction) => Statement,
): (db: DbOrTransaction) => Statement {
  let prepared: Statement | undefined
  return (db) => {
    prepared ??= prepare(db)
    return runOn(db, prepared)
  }
}

/** Drizzle binds a prepared statement to the pool or connection that it was put together on, and its logger. */
function runOn<Statement extends object>(db: DbOrTransaction, statement: Statement): Statement {
  const { client, logger } = db._.session as unknown as { client: unknown; logger: unknown }
  return Object.assign(Object.create(statement), { client, logger })
}

/** The parameters of a prepared statement, by name. */
export const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder<string>(name)])) as { [name in Name]: Placeholder }
