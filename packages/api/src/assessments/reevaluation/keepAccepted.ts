import { DrizzleQueryError } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import type { Failure } from './judgeStale.ts'
import { type Activating, type Again, type Judged, keepAgain } from './keepAgain.ts'

export type Kept = { made: Again[]; failures: Failure[] }

/**
 * Keeps all of them at once. Where the database refuses a value, the halves are tried on their own, down to the one that
 * it refuses: that is left as it is. Anything else (it went down, somebody was quicker) throws.
 */
export async function keepAccepted(tx: Transaction, judged: readonly Judged[], law: Activating): Promise<Kept> {
  try {
    return { made: await tx.transaction((savepoint) => keepAgain(savepoint, judged, law)), failures: [] }
  } catch (error) {
    const [first] = judged
    if (!first || !isRefusedValue(error)) throw error
    if (judged.length === 1)
      return { made: [], failures: [{ assessmentId: first.stale.assessment.assessmentId, error }] }
  }
  const half = Math.ceil(judged.length / 2)
  const [one, other] = [
    await keepAccepted(tx, judged.slice(0, half), law),
    await keepAccepted(tx, judged.slice(half), law),
  ]
  return { made: [...one.made, ...other.made], failures: [...one.failures, ...other.failures] }
}

/** PostgreSQL's classes of data exceptions (22) and integrity violations (23). */
function isRefusedValue(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && /^2[23]/.test(String(cause.code))
}
