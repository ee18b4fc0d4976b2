import type { CountryProcedure } from '@portal/contract'

/** The European Union, the United Kingdom and Switzerland check what is used there, wherever it comes from. */
const PLACES_OF_USE: readonly (string | null)[] = ['EU', 'GB', 'CH']

/** The procedures that a result of this country can need: its own, and those above the countries. */
export const proceduresOf = (iso2: string, procedures: readonly CountryProcedure[]): CountryProcedure[] =>
  procedures.filter(
    ({ country, concerns }) =>
      country === iso2 || country === null || (concerns === 'use' && PLACES_OF_USE.includes(country)),
  )
