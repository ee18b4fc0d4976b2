import { REFERENCE_CASE, type Treaty } from '@portal/contract'
import type { Box, Law } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import type { Current } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'
import { territoryLaw } from '../country/territoryLaw.ts'

/** Facts of the reference case that a caller may set otherwise. */
export type CaseQuery = {
  material?: string | undefined
  provenance?: string | undefined
  user?: string | undefined
  commercialIntent?: string | undefined
  region?: string | undefined
}

/** A declared fact with its value in the reference case. */
export type ReferenceFact = { readonly id: string; readonly reference?: string | undefined }

/** The dates of access and use for which a result is computed. */
export type DatePair = { readonly accessDate: string; readonly intendedUseDate: string }

/** Throws INVALID_INPUT if the use is before the access. */
export function refuseUseBeforeAccess({ accessDate, intendedUseDate }: DatePair): void {
  if (accessDate <= intendedUseDate) return
  throw invalid([{ path: 'intendedUseDate', message: translate('refusals.useBeforeAccess') }])
}

const isStated = <T>(entry: [string, T | undefined]): entry is [string, T] => entry[1] !== undefined

/** The case as printed above a table: the stated facts, and the assumed values of all others. */
export const caseOf = (query: CaseQuery): Record<string, string> => ({
  ...REFERENCE_CASE,
  ...Object.fromEntries(Object.entries(query).filter(isStated)),
  papers: 'none',
  traditionalKnowledge: 'no',
  conditions: 'no',
  ...(query.region === undefined && { region: 'strictest' }),
})

/**
 * The case as a box of facts under the law of a country, without use and dates. The region is left open if none is
 * stated or the country does not have it; the strictest status then counts.
 */
export function referenceBox(law: Law, facts: readonly ReferenceFact[], provider: string, query: CaseQuery): Box {
  const stated = facts.flatMap(({ id, reference }) => (reference ? [[id, reference] as const] : []))
  const conditions = law.dimensions.filter(({ id }) => isConditionOf(provider, id)).map(({ id }) => [id, 'no'] as const)
  const { region, ...others } = query
  const caseFacts = { ...REFERENCE_CASE, ...Object.fromEntries(Object.entries(others).filter(isStated)) }
  const stating = [...stated, ...conditions, ...Object.entries(caseFacts)].map(([id, value]) => [id, [value]])
  const { region: _, accessDate: __, useDate: ___, ...rest } = { provider: [provider], ...Object.fromEntries(stating) }
  return region !== undefined && valuesOf(law, 'region').includes(region) ? { ...rest, region: [region] } : rest
}

/** A country's conditions have its code as prefix, as in `br_partner`. */
const isConditionOf = (provider: string, id: string) => id.startsWith(`${provider.toLowerCase()}_`)

export function valuesOf(law: Law, id: string): readonly string[] {
  const values = law.dimensions.find((dimension) => dimension.id === id)?.values
  return values === undefined || values === 'days' ? [] : values
}

/** Throws INVALID_INPUT for a value that the law does not know, naming its field. */
export function refuseUnknown(law: Law, query: Record<string, string | undefined>): void {
  const errors = Object.entries(query).flatMap(([path, value]) =>
    value === undefined || valuesOf(law, path).includes(value)
      ? []
      : [{ path, message: translate('refusals.notKnown', { value }) }],
  )
  if (errors.length > 0) throw invalid(errors)
}

/** Throws INVALID_INPUT for a region that no country has. */
export function refuseUnknownRegion(law: Law, { countries }: Current, region: string | undefined): void {
  if (region === undefined || valuesOf(law, 'region').includes(region)) return
  const isKnown = [...countries.values()].some(({ file }) => file.regions.some(({ code }) => code === region))
  if (!isKnown) throw invalid([{ path: 'region', message: translate('refusals.notKnown', { value: region }) }])
}

/** The country whose law applies, and the case under that law. */
type ResolvedCase = { readonly provider: string; readonly query: CaseQuery }
type Place = { readonly iso2: string; readonly query: CaseQuery }
type Jurisdictions = { readonly treaties: readonly Treaty[]; readonly current: Pick<Current, 'countries'> }

/** Resolves which law applies: a country's own, or for a territory that of its state, as a region of it. */
export function resolveCase({ iso2, query }: Place, { treaties, current }: Jurisdictions): ResolvedCase {
  const treaty = treaties.find((candidate) => candidate.iso2 === iso2)
  const law = treaty && territoryLaw(treaty, current.countries)
  return law ? { provider: law.iso2, query: { ...query, region: law.region } } : { provider: iso2, query }
}

/** Whether the law that applies there has been assessed. */
export const isAssessed = (place: Place, jurisdictions: Jurisdictions): boolean =>
  jurisdictions.current.countries.has(resolveCase(place, jurisdictions).provider)

/** Like `resolveCase` for a single place, but throws INVALID_INPUT for a region outside it. */
export function resolveSingleCase(place: Place, jurisdictions: Jurisdictions): ResolvedCase {
  const resolved = resolveCase(place, jurisdictions)
  const { region } = place.query
  if (resolved.provider !== place.iso2 && region !== undefined && region !== resolved.query.region) {
    throw invalid([{ path: 'region', message: translate('refusals.notIn', { region, country: place.iso2 }) }])
  }
  return resolved
}
