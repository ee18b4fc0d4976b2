import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { createCache } from '../cache/cache.ts'
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

type Forms<Form, Statement> = {
  /** Tells the forms apart, also to PostgreSQL, which cuts names after 63 characters. */
  nameOf: (form: Form) => string
  prepare: (db: DbOrTransaction, form: Form, name: string) => Statement
}

/** More than the forms of any statement. */
const MAX_FORMS = 500

/** Like `prepareOnce`, for a statement that has several forms. */
export function prepareForms<Form, Statement extends object>({
  nameOf,
  prepare,
}: Forms<Form, Statement>): (db: DbOrTransaction, form: Form) => Statement {
  type Prepared = (db: DbOrTransaction) => Statement
  const forms = createCache<Prepared>({ name: 'forms of prepared statements', maxSize: MAX_FORMS })
  return (db, form) => {
    const name = nameOf(form)
    return forms.getOrCompute(name, () => prepareOnce((session) => prepare(session, form, name)))(db)
  }
}

/**
 * Prepares a statement whose rows are returned as the driver reads them, with the names of their columns in SQL. Drizzle
 * looks for the decoder of each value of each row, which for hundreds of rows takes longer than to read them. Only for
 * texts, numbers and booleans. Without a name, PostgreSQL plans it at each call.
 */
export const prepareUndecoded = <Row extends pg.QueryResultRow>(
  db: DbOrTransaction,
  statement: SQLWrapper,
  name?: string,
) => db._.session.prepareQuery<Undecoded<Row>>(DIALECT.sqlToQuery(statement.getSQL()), undefined, name, false)

const DIALECT = new PgDialect()
type Undecoded<Row extends pg.QueryResultRow> = { execute: pg.QueryResult<Row>; all: never; values: never }

/** The parameters of a prepared statement, by name. */
export const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder<string>(name)])) as { [name in Name]: Placeholder }
