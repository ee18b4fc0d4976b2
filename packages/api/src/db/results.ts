import { sqlStateOf } from '../http/databaseErrors.ts'

/** The only row of a result that always has one, such as `insert ... returning`. Throws if there is none. */
export function expectOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('Expected a row, but the result is empty.')
  return row
}

/** Rows by a key that several of them have, each group in the order of the rows. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Whether a statement failed because the value exists already (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'
