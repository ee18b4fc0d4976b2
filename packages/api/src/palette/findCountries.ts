import { aliasesOf, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Current } from '../content/index.ts'

type Country = { readonly iso2: string; readonly iso3: string; readonly name: string }

/** Countries by name, other name or code, the best fit first. */
export function findCountries({ treaties }: Content, { countries }: Current, q: string): PaletteHit[] {
  const wanted = plain(q)
  const named = new Map<string, Country>(treaties.map(({ iso2, iso3, name }) => [iso2, { iso2, iso3, name }]))
  // The table has no line for the high seas.
  for (const [iso2, { file }] of countries) named.set(iso2, { iso2, iso3: file.iso3, name: file.name })
  return [...named.values()]
    .map((country) => ({ country, fit: fitOf(country, wanted) }))
    .filter(({ fit }) => fit < NONE)
    .toSorted((a, b) => a.fit - b.fit || a.country.name.localeCompare(b.country.name))
    .map(({ country: { iso2, name } }) => ({
      kind: 'country',
      target: iso2,
      label: name,
      detail: null,
      countryId: iso2,
    }))
}

const NONE = 4
/** So few letters begin the other names of many countries. */
const FEW = 3

/** 0: exactly that; then what begins so, what has another name that does, and what holds it. */
function fitOf({ iso2, iso3, name }: Country, wanted: string): number {
  const others = aliasesOf(iso2)
  if ([plain(name), iso2.toLowerCase(), iso3.toLowerCase(), ...others].includes(wanted)) return 0
  const at = plain(name).indexOf(wanted)
  if (at === 0) return 1
  if (wanted.length >= FEW && others.some((one) => one.startsWith(wanted))) return 2
  return at > 0 ? 3 : NONE
}
