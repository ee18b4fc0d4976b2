import { DrizzleQueryError } from 'drizzle-orm'
import {
  type ActivationContext,
  type Reevaluated,
  type ReevaluationResult,
  saveReevaluations,
} from '../../cases/index.ts'
import type { Transaction } from '../../db/connect.ts'

export type FailedReevaluation = { assessmentId: string; error: unknown }
type SavedReevaluations = { made: ReevaluationResult[]; failures: FailedReevaluation[] }

/**
 * Saves all results at once. If the database refuses a value, bisects down to the faulty assessment, which is skipped
 * and reported. Any other error (connection lost, deadlock) is thrown.
 */
export async function saveAcceptedReevaluations(
  tx: Transaction,
  reevaluated: readonly Reevaluated[],
  law: ActivationContext,
): Promise<SavedReevaluations> {
  try {
    return { made: await tx.transaction((savepoint) => saveReevaluations(savepoint, reevaluated, law)), failures: [] }
  } catch (error) {
    const [first] = reevaluated
    if (!first || !isRefusedValue(error)) throw error
    if (reevaluated.length === 1)
      return { made: [], failures: [{ assessmentId: first.outdated.assessment.assessmentId, error }] }
  }
  const half = Math.ceil(reevaluated.length / 2)
  const one = await saveAcceptedReevaluations(tx, reevaluated.slice(0, half), law)
  const other = await saveAcceptedReevaluations(tx, reevaluated.slice(half), law)
  return { made: [...one.made, ...other.made], failures: [...one.failures, ...other.failures] }
}

/** PostgreSQL's classes of data exceptions (22) and integrity violations (23). */
function isRefusedValue(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && /^2[23]/.test(String(cause.code))
}
