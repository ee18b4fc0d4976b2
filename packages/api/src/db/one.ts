/** The only row of an answer that always has one, such as `insert ... returning`. Throws where there is none. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A row was expected, and there is none.')
  return row
}
