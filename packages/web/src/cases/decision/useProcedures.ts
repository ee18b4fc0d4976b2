import { type CountryProcedure, countries, procedureCase, proceduresFor } from '@portal/contract'
import type { Decision } from '@portal/rules'
import { isKnownCountry } from '@portal/texts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The procedures before authorities that the results of a country may require. Null disables the query. */
const proceduresQuery = (iso2: string | null) =>
  queryOptions({
    queryKey: ['content', 'procedures', iso2],
    queryFn: isKnownCountry(iso2) ? () => call(countries.procedures, { params: { id: iso2 } }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The procedures that fulfil an obligation of a decision, by the facts that it was made on. */
export function useProcedures(provider: string | null, decision: Decision) {
  const { data, isError } = useQuery(proceduresQuery(provider))
  const ofCase = procedureCase(decision.trace.facts)
  const proceduresOf = (obligation: string): CountryProcedure[] =>
    data ? proceduresFor(obligation, data.procedures, ofCase) : []
  return { proceduresOf, isError, clearingHouse: data?.clearingHouse ?? null }
}
