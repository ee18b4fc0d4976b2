import { type CountryProcedure, type ProcedureCase, proceduresFor } from '@portal/contract'
import type { Decision } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { contentQueries } from '../../shared/law/law.queries.ts'

/** The procedures that fulfil an obligation of a decision, by the facts that it was made on. */
export function useProcedures(provider: string | null, decision: Decision) {
  const { data, isError } = useQuery(contentQueries.procedures(provider))
  const ofCase = caseOf(decision)
  const proceduresOf = (obligation: string): CountryProcedure[] =>
    data ? proceduresFor(obligation, data.procedures, ofCase) : []
  return { proceduresOf, isError }
}

/** A fact counts only where it is the same in all of the facts, so that an open one rules nothing out. */
function caseOf({ trace: { facts } }: Decision): ProcedureCase {
  const sharedValue = (dimension: string) => {
    const parts = facts.boxes.map((box) => box[dimension])
    const values = new Set(parts.flatMap((part) => (Array.isArray(part) ? part : [undefined])))
    return values.size === 1 ? [...values][0] : undefined
  }
  return {
    user: sharedValue('user'),
    commercialIntent: sharedValue('commercialIntent'),
    traditionalKnowledge: sharedValue('traditionalKnowledge'),
  }
}
