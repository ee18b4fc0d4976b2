import { loadCountryNames, matchCountries, type PaletteHit } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Current } from '../content/index.ts'

type Country = { readonly iso2: string; readonly iso3: string; readonly name: string }

/** Countries by any name or code, best match first. */
export async function findCountries({ treaties }: Content, { countries }: Current, q: string): Promise<PaletteHit[]> {
  const byCode = new Map<string, Country>(treaties.map(({ iso2, iso3, name }) => [iso2, { iso2, iso3, name }]))
  // The treaty table has no row for the high seas.
  for (const [iso2, { file }] of countries) byCode.set(iso2, { iso2, iso3: file.iso3, name: file.name })
  return matchCountries([...byCode.values()], q, await loadCountryNames()).map(({ iso2, name }) => ({
    kind: 'country',
    target: iso2,
    label: name,
    detail: null,
    countryId: iso2,
  }))
}
