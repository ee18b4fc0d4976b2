import type { CountryResult } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { LawStore, PublishedContent } from '../content/index.ts'
import { countryResult } from './reference-case/countryResult.ts'
import { type DatePair, resolveCase } from './reference-case/referenceCase.ts'
import { contextOf } from './result-map/countryMaps.ts'

type ReferenceDeps = { law: LawStore; content: Content; published: PublishedContent }
type ReferenceQuery = { country: string; use: string; dates: DatePair }

/** The result of a use in the reference case of a place; null for a place that provides nothing. */
export type ReferenceOf = (asked: ReferenceQuery) => Promise<Pick<CountryResult, 'status' | 'case'> | null>

export function openReference({ law, content, published }: ReferenceDeps): ReferenceOf {
  return async ({ country, use, dates }) => {
    if (!law.isProvider(country)) return null
    const current = await published.current()
    const resolved = resolveCase({ iso2: country, query: {} }, { treaties: content.treaties, current })
    const context = await contextOf(law, current, resolved.provider)
    const { status, case: facts } = countryResult(context, content.dimensions, { ...resolved, use, dates })
    return { status, case: facts }
  }
}
