import { REFERENCE_CASE } from '@portal/contract'
import type { Box, Law } from '@portal/rules'
import type { Current } from '../../content/index.ts'
import { invalid } from '../../http/errors.ts'

/** What a caller may say otherwise about the case that the map is computed for. */
export type CaseQuery = {
  material?: string | undefined
  provenance?: string | undefined
  user?: string | undefined
  commercialIntent?: string | undefined
  region?: string | undefined
}

/** A declared fact with the value that a case has unless it says otherwise. */
export type ReferenceFact = { readonly id: string; readonly reference?: string | undefined }

const isGiven = <T>(entry: [string, T | undefined]): entry is [string, T] => entry[1] !== undefined

/** The case as it is printed above a table: stated facts, and what stands for all others. */
export const caseOf = (query: CaseQuery): Record<string, string> => ({
  ...REFERENCE_CASE,
  ...Object.fromEntries(Object.entries(query).filter(isGiven)),
  papers: 'none',
  traditionalKnowledge: 'no',
  conditions: 'no',
  ...(query.region === undefined && { region: 'strictest' }),
})

/**
 * The case as a box of facts under the law of a country, without use and days. The region is left open where none is
 * given, or where this country does not have it: then the strictest counts.
 */
export function referenceBox(law: Law, facts: readonly ReferenceFact[], provider: string, query: CaseQuery): Box {
  const stated = facts.flatMap(({ id, reference }) => (reference ? [[id, reference] as const] : []))
  const conditions = law.dimensions.filter(({ id }) => isConditionOf(provider, id)).map(({ id }) => [id, 'no'] as const)
  const { region, ...others } = query
  const given = { ...REFERENCE_CASE, ...Object.fromEntries(Object.entries(others).filter(isGiven)) }
  const box: Record<string, string[]> = { provider: [provider] }
  for (const [id, value] of [...stated, ...conditions, ...Object.entries(given)]) box[id] = [value]
  const { region: _, accessDate: __, useDate: ___, ...rest } = box
  return region !== undefined && valuesOf(law, 'region').includes(region) ? { ...rest, region: [region] } : rest
}

/** Conditions of a country are named after it: `br_partner`. */
const isConditionOf = (provider: string, id: string) => id.startsWith(`${provider.toLowerCase()}_`)

export function valuesOf(law: Law, id: string): readonly string[] {
  const values = law.dimensions.find((dimension) => dimension.id === id)?.values
  return values === undefined || values === 'days' ? [] : values
}

/** Refuses a value that the law does not know, by the name of its field. Throws INVALID_INPUT. */
export function refuseStrange(law: Law, query: Record<string, string | undefined>): void {
  const errors = Object.entries(query)
    .filter(([id, value]) => value !== undefined && !valuesOf(law, id).includes(value))
    .map(([path, value]) => ({ path, message: `"${value}" is not known.` }))
  if (errors.length > 0) throw invalid(errors)
}

/** Refuses a region that no country has. Throws INVALID_INPUT. */
export function refuseStrangeRegion(law: Law, { countries }: Current, region: string | undefined): void {
  if (region === undefined || valuesOf(law, 'region').includes(region)) return
  const isKnown = [...countries.values()].some(({ file }) => file.regions.some(({ code }) => code === region))
  if (!isKnown) throw invalid([{ path: 'region', message: `"${region}" is not known.` }])
}
