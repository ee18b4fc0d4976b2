import { sqlStateOf } from '../http/databaseErrors.ts'

/** The only row of a result that always has one, such as `insert ... returning`. Throws if there is none. */
export function expectOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('Expected a row, but the result is empty.')
  return row
}

/** Whether a statement failed because the value exists already (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'
