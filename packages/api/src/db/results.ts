/** The only row of an answer that always has one, such as `insert ... returning`. Throws where there is none. */
export function expectOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A row was expected, and there is none.')
  return row
}

/** Whether a statement failed because somebody else has the value already (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'

/** PostgreSQL's code of what went wrong, for a failed statement. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : sqlStateOf(error.cause)
}

/**
 * The reason of a failure without the values of the statement: an error of drizzle's repeats them all, and PostgreSQL
 * quotes one that it cannot read.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return withoutValues(error.message)
}

export const withoutValues = (message: string): string =>
  message.replace(/\nparams: [\s\S]*$/, '').replace(/(invalid input|out of range|invalid byte)([^:]*): .*/g, '$1$2')
