import { type CountryProcedure, type LetterKind, letterKindOf, OUT_OF_SCOPE, proceduresOf } from '@portal/contract'
import { proceduresOfObligation, storedDecision } from '@portal/pdf'
import type { ReadReport } from '../reports/index.ts'

/** A letter that a case requires; the one without a procedure is the out-of-scope declaration. */
export type LetterPlan = { letterId: string; kind: LetterKind; procedure: CountryProcedure | null }

/**
 * The plans for every procedure of every duty of the result, in their order, and for the declaration if the case is out
 * of scope.
 */
export function plansOf(read: ReadReport): LetterPlan[] {
  const { report, context } = read
  const procedures = proceduresOf(report.assessment.providerCountry ?? '', context.procedures)
  const obligations = storedDecision(report)?.explanation.obligations ?? []
  const needed = obligations.flatMap(({ id }) => proceduresOfObligation({ report, procedures }, id))
  const byId = new Map(needed.map((procedure) => [procedure.id, procedure]))
  const plans = [...byId.values()].map((procedure) => planOf(procedure))
  return isOutOfScope(read) ? [...plans, OUT_OF_SCOPE_PLAN] : plans
}

const OUT_OF_SCOPE_PLAN: LetterPlan = { letterId: OUT_OF_SCOPE, kind: 'out_of_scope', procedure: null }

const planOf = (procedure: CountryProcedure): LetterPlan => ({
  letterId: procedure.id,
  kind: letterKindOf(procedure),
  procedure,
})

/** Whether the result is confirmed, and either GREEN or excluded from the rules of the country by the treaty level. */
export const isOutOfScope = (read: ReadReport): boolean =>
  read.report.assessment.status === 'COMPLETED' && liesOutOfScope(read)

/** Like `isOutOfScope`, but also for results that may still change. */
export function liesOutOfScope({ report }: ReadReport): boolean {
  const { decision, result } = report.assessment
  return decision !== null && (result === 'GREEN' || decision.lights.provider === 'closed')
}
