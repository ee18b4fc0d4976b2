import type { Treaty } from '@portal/contract'
import { compileMap, type Law } from '@portal/rules'
import { keepLatest } from '../../cache/keepLatest.ts'
import { type Current, type LawStore, type LegalContext, PROTOCOL } from '../../content/index.ts'
import { decidedAs } from '../reference-case/decidedAs.ts'
import { type CaseQuery, type ReferenceFact, referenceBox } from '../reference-case/referenceCase.ts'
import { type CountryMap, openCountryMap } from './countryMap.ts'

export type MapDeps = { law: LawStore; facts: readonly ReferenceFact[]; treaties: readonly Treaty[] }
type Keep = ReturnType<typeof keepLatest<CountryMap>>

/** Cases that are kept compiled of each country. */
const MOST_CASES = 12

/** The map of one country for a case: compiled once for each law, so that a new version of one leaves the others. */
export type MapOf = (current: Current, iso2: string, query: CaseQuery) => Promise<CountryMap>

export function openCountryMaps({ law, facts, treaties }: MapDeps): MapOf {
  const kept = new Map<string, { law: Law; keep: Keep }>()
  const keepOf = (iso2: string, own: Law): Keep => {
    const before = kept.get(iso2)
    if (before?.law === own) return before.keep
    const keep = keepLatest<CountryMap>(MOST_CASES)
    kept.set(iso2, { law: own, keep })
    return keep
  }
  return async (current, iso2, query) => {
    const decided = decidedAs({ iso2, query }, { treaties, current })
    const { law: own, survey, names } = await contextOf(law, current, decided.provider)
    const box = referenceBox(own, facts, decided.provider, decided.query)
    const country = { iso2, name: names.countries.get(iso2) ?? iso2 }
    return keepOf(iso2, own)(JSON.stringify(box), () => openCountryMap(compileMap(survey.law, [box]), country))
  }
}

/** The treaty level, and the law of a country if one is named, as they are active: read once for each version. */
export const contextOf = (law: LawStore, { refs }: Current, iso2?: string): Promise<LegalContext> =>
  law.contextAt(refs.filter(({ id }) => id === PROTOCOL || id === iso2))
