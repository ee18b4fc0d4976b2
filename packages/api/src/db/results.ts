import { DrizzleQueryError } from 'drizzle-orm'

/** The only row of an answer that always has one, such as `insert ... returning`. Throws where there is none. */
export function expectOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A row was expected, and there is none.')
  return row
}

/** Whether a statement failed because somebody else has the value already (PostgreSQL's unique_violation). */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && cause.code === '23505'
}
