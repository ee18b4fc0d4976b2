import type { Country, CountryFile, Treaty } from '@portal/contract'
import { type ActiveCountry, regionOfState } from '../../content/index.ts'

type LawOf = NonNullable<Country['lawOf']> & Pick<CountryFile, 'lawStatus' | 'asOf' | 'confidence'>

/**
 * The law of the state that a territory belongs to, where that state's content counts the territory among its regions.
 * Null where the content does not say so, and where the territory has a law of its own.
 */
export function lawOf({ iso2, parent }: Treaty, countries: ReadonlyMap<string, ActiveCountry>): LawOf | null {
  if (countries.has(iso2)) return null
  const file = parent ? countries.get(parent)?.file : undefined
  const region = file && regionOfState({ iso2, parent }, file.regions)
  if (!file || !region) return null
  return {
    iso2: file.country,
    name: file.name,
    region: region.code,
    regionName: region.name,
    note: region.note ?? null,
    lawStatus: file.lawStatus,
    asOf: file.asOf,
    confidence: file.confidence,
  }
}
