import { type CountryStats, plain } from '@portal/contract'

/** Whether a typed text means this country: a part of its name, case and accents aside, or one of its codes. */
export function matchesCountry({ name, iso2, iso3 }: CountryStats, q: string): boolean {
  const wanted = plain(q.trim())
  return wanted === '' || plain(name).includes(wanted) || [iso2, iso3].some((code) => code.toLowerCase() === wanted)
}
