import { aliasesOf, type CountryStats, plain } from '@portal/contract'

/** So few letters begin the other names of many countries. */
const FEW = 3

/** Whether a typed text means this country: a part of its name, case and accents aside, another name or a code. */
export function matchesCountry({ name, iso2, iso3 }: CountryStats, q: string): boolean {
  const filter = plain(q.trim())
  if (filter === '' || plain(name).includes(filter)) return true
  const others = aliasesOf(iso2)
  const begins = filter.length >= FEW && others.some((one) => one.startsWith(filter))
  return begins || [iso2, iso3, ...others].some((one) => one.toLowerCase() === filter)
}
