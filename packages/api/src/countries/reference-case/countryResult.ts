import type { CountryResult } from '@portal/contract'
import { dayNumber, decide, explain, type IsoDay, isoDay } from '@portal/rules'
import type { LegalContext } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'
import type { Days } from '../result-map/resultMaps.ts'
import { compiledProvider, providerLaw } from './providerLaw.ts'
import { type CaseQuery, caseOf, type ReferenceFact, referenceBox, refuseStrange } from './referenceCase.ts'

/** `provider`: the country whose law it is. */
export type CaseAsked = {
  readonly provider: string
  readonly use: string
  readonly days: Days
  readonly query: CaseQuery
}

/** One field of the result map with its reasons: the same case, the provider's law alone. Throws INVALID_INPUT. */
export function countryResult(
  { law }: LegalContext,
  facts: readonly ReferenceFact[],
  { provider, use, days, query }: CaseAsked,
): Omit<CountryResult, 'countryId' | 'version'> {
  const { accessDate, intendedUseDate } = days
  if (accessDate > intendedUseDate) {
    throw invalid([{ path: 'intendedUseDate', message: 'Use cannot begin before access.' }])
  }
  refuseStrange(law, { use, ...query })
  const box = {
    ...referenceBox(law, facts, provider, query),
    use: [use],
    accessDate: on(accessDate),
    useDate: on(intendedUseDate),
  }
  const decision = decide(compiledProvider(law), { boxes: [box], open: [] })
  const { rows, obligations, locks } = explain(providerLaw(law), decision)
  return {
    status: decision.status,
    case: { ...caseOf(query), use, accessDate, intendedUseDate },
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

/** One day as a span: the day after it is excluded. */
const on = (day: IsoDay) => ({ from: day, before: isoDay(dayNumber(day) + 1) })
