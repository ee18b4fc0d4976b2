import { aliasesOf, type CountryStats, plain } from '@portal/contract'

/** So few letters begin the other names of many countries. */
const FEW = 3

/** Whether a typed text means this country: a part of its name, case and accents aside, another name or a code. */
export function matchesCountry({ name, iso2, iso3 }: CountryStats, q: string): boolean {
  const wanted = plain(q.trim())
  if (wanted === '' || plain(name).includes(wanted)) return true
  const others = aliasesOf(iso2)
  const begins = wanted.length >= FEW && others.some((one) => one.startsWith(wanted))
  return begins || [iso2, iso3, ...others].some((one) => one.toLowerCase() === wanted)
}
