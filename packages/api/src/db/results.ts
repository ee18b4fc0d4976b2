import { sqlStateOf } from '../http/databaseErrors.ts'

/** The only row of an answer that always has one, such as `insert ... returning`. Throws where there is none. */
export function expectOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A row was expected, and there is none.')
  return row
}

/** Whether a statement failed because somebody else has the value already (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'
