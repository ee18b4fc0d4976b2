import type { CountryStats } from '@portal/contract'
import { useLawLines } from '../../shared/lawLine/lawLine.queries.ts'

/** The law line of a country for a use; undefined while loading and for areas that grant no access. */
export type LineOf = (row: CountryStats, use: string) => ReturnType<ReturnType<typeof useLawLines>>

/** No material comes from the European Union or from areas beyond national jurisdiction. */
export function useCountryLines(rows: readonly CountryStats[], uses: readonly string[]): LineOf {
  const providers = rows.filter(({ kind }) => kind !== 'union' && kind !== 'area').map(({ iso2 }) => iso2)
  const materials = providers.map((providerCountry) => ({ providerCountry, intendedUse: [uses[0] ?? ''] }))
  const first = useLawLines(materials)
  const second = useLawLines(uses[1] ? materials.map((one) => ({ ...one, intendedUse: [uses[1] ?? ''] })) : [])
  const third = useLawLines(uses[2] ? materials.map((one) => ({ ...one, intendedUse: [uses[2] ?? ''] })) : [])
  return ({ iso2: providerCountry }, use) => {
    const line = [first, second, third][uses.indexOf(use)]
    return line?.({ providerCountry, intendedUse: [use] })
  }
}
