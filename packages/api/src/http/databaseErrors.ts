/**
 * Server shutdown and start (57P), lost connections (08), too many connections (53300), and statements ended by a
 * time-out (57014, 55P03, 25P03). See https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQLSTATES = /^(08...|57P..|53300|57014|55P03|25P03)$/
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** The `pg` driver gives its own errors no codes. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/**
 * Whether an error, or its cause, means that the database is unreachable or too slow, so that the caller should retry.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (SQLSTATES.test(code) || NETWORK.test(code))) return true
  return MESSAGES.test(error.message) || isUnavailable(error.cause)
}

/** Statements ended by a time-out: the database is there, and each is worth a line of its own. */
const TIME_OUTS = /^(57014|55P03|25P03)$/

/** What the log says about a failure; `databaseLost` marks lines of which it writes one a minute. */
export function factsOf(error: unknown): { reason: string; databaseLost?: true } {
  const isLost = isUnavailable(error) && !TIME_OUTS.test(sqlStateOf(error) ?? '')
  return { reason: reasonOf(error), ...(isLost && { databaseLost: true as const }) }
}

/** The SQLSTATE of a failed statement. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : sqlStateOf(error.cause)
}

/**
 * The reason for a failure without the values of the statement: drizzle's errors repeat all of them, and PostgreSQL
 * quotes a value that it cannot parse.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return withoutValues(error.message)
}

/** Leaves out the values of a statement, and e-mail addresses: mail servers repeat those that they refuse. */
export const withoutValues = (message: string): string =>
  message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/(invalid input|out of range|invalid byte)([^:]*): .*/g, '$1$2')
    .replace(/[^\s<>"'(),:;/]+@[^\s<>"'(),:;/]+/g, '...')
