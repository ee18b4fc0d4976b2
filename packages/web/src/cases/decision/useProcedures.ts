import { type CountryProcedure, procedureCase, proceduresFor } from '@portal/contract'
import type { Decision } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { contentQueries } from '../../shared/law/law.queries.ts'

/** The procedures that fulfil an obligation of a decision, by the facts that it was made on. */
export function useProcedures(provider: string | null, decision: Decision) {
  const { data, isError } = useQuery(contentQueries.procedures(provider))
  const ofCase = procedureCase(decision.trace.facts)
  const proceduresOf = (obligation: string): CountryProcedure[] =>
    data ? proceduresFor(obligation, data.procedures, ofCase) : []
  return { proceduresOf, isError, clearingHouse: data?.clearingHouse ?? null }
}
