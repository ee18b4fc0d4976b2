import { DrizzleQueryError } from 'drizzle-orm'

/** Whether a statement failed because somebody else has the value already (PostgreSQL's unique_violation). */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && cause.code === '23505'
}
