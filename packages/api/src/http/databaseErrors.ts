/**
 * Shutdown and start of the server (57P), lost connections (08), too many of them (53300), and statements that a time-out
 * ended (57014, 55P03, 25P03). See https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQLSTATES = /^(08...|57P..|53300|57014|55P03|25P03)$/
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** `pg` has no codes for its own errors. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Whether an error, or what caused it, says that the database cannot be reached or takes too long: to be tried again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (SQLSTATES.test(code) || NETWORK.test(code))) return true
  return MESSAGES.test(error.message) || isUnavailable(error.cause)
}

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
