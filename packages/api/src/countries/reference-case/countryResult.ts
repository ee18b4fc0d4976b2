import type { CountryResult } from '@portal/contract'
import {
  type CompiledLaw,
  compile,
  type Decision,
  dayNumber,
  decide,
  explain,
  type IsoDay,
  isoDay,
  type Law,
  lawWithin,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { LegalContext } from '../../content/index.ts'
import {
  type CaseQuery,
  caseOf,
  type DatePair,
  type ReferenceFact,
  referenceBox,
  refuseUnknown,
  refuseUseBeforeAccess,
} from './referenceCase.ts'

/** `provider`: the country whose law decides. */
type ResultQuery = {
  readonly provider: string
  readonly use: string
  readonly dates: DatePair
  readonly query: CaseQuery
}

/** Some 100 kB each. */
const MAX_COMPILED = 40
const compiledLaws = createCache<CompiledLaw>({ name: 'compiled provider laws', maxSize: MAX_COMPILED })

/**
 * One cell of the result map with its reasons: the reference case under only the provider's law. Throws INVALID_INPUT.
 */
export function countryResult(
  { law }: LegalContext,
  facts: readonly ReferenceFact[],
  { provider, use, dates, query }: ResultQuery,
): Omit<CountryResult, 'countryId' | 'version'> {
  refuseUseBeforeAccess(dates)
  refuseUnknown(law, { use, ...query })
  const box = {
    ...referenceBox(law, facts, provider, query),
    use: [use],
    accessDate: on(dates.accessDate),
    useDate: on(dates.intendedUseDate),
  }
  const decision = decide(compiledProviderLaw(law, provider), { boxes: [box], open: [] })
  return { ...explainedResult(providerLaw(law), decision), case: { ...caseOf(query), use, ...dates } }
}

/** The colour of a decision with the rows that apply, what is to be done, and the locks. */
export function explainedResult(law: Law, decision: Decision): Omit<CountryResult, 'countryId' | 'version' | 'case'> {
  const { rows, obligations, locks } = explain(law, decision)
  return {
    status: decision.status,
    reasons: rows
      .filter(({ fitted }) => fitted)
      .map(({ matrix, row, reason, status, confidence, basis }) => ({
        matrix,
        row,
        reason,
        status: status ?? null,
        confidence,
        basis: [...basis],
      })),
    obligations: obligations.map(({ met: _, only: __, ...obligation }) => obligation),
    locks: [...locks],
  }
}

/** A single day as a span whose end is exclusive. */
export const on = (day: IsoDay) => ({ from: day, before: isoDay(dayNumber(day) + 1) })

/**
 * The provider's law alone, on which the result map is based; it compiles some twenty times as fast as the complete
 * law.
 */
export const compiledProviderLaw = (law: Law, provider: string): CompiledLaw =>
  compiledLaws.getOrCompute(JSON.stringify([law.content, provider]), () =>
    compile(lawWithin(providerLaw(law), 'provider', provider)),
  )

const providerLaw = (law: Law): Law => ({ ...law, layers: { ...law.layers, scope: [], user: [] } })
