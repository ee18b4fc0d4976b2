import type { Country, CountryFile, Treaty } from '@portal/contract'
import { countryName } from '@portal/texts'
import { type ActiveCountry, regionOfState } from '../../content/index.ts'

type TerritoryLaw = NonNullable<Country['lawOf']> & Pick<CountryFile, 'lawStatus' | 'asOf' | 'confidence'>

/**
 * The law of the parent state, for a territory that the state's content lists as a region. Null for others, including a
 * territory with a law of its own.
 */
export function territoryLaw(
  { iso2, parent }: Treaty,
  countries: ReadonlyMap<string, ActiveCountry>,
): TerritoryLaw | null {
  if (countries.has(iso2)) return null
  const file = parent ? countries.get(parent)?.file : undefined
  const region = file && regionOfState({ iso2, parent }, file.regions)
  if (!file || !region) return null
  return {
    iso2: file.country,
    name: countryName(file.country, file.name),
    region: region.code,
    regionName: region.name,
    note: region.note ?? null,
    lawStatus: file.lawStatus,
    asOf: file.asOf,
    confidence: file.confidence,
  }
}
