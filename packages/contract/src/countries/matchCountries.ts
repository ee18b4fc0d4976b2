import { editDistance, plain } from '../http/text.ts'
import { aliasesOf } from './countryAliases.ts'

type Country = { readonly iso2: string; readonly iso3?: string; readonly name: string }
/** Names in other languages by two-letter code, lower case and without accents. */
export type CountryNames = ReadonlyMap<string, readonly string[]>

/** Loads the names in other languages, which the browser gets as a chunk of their own. */
export async function loadCountryNames(): Promise<CountryNames> {
  const { COUNTRY_NAMES } = await import('./countryNames.ts')
  return new Map(Object.entries(COUNTRY_NAMES).map(([iso2, names]) => [iso2, names.split('|')]))
}

const NO_NAMES: CountryNames = new Map()
/** Minimum length of a query that may match inside names; shorter ones would match too many countries. */
const MIN_LETTERS = 3

/**
 * Countries that a typed text may mean, best match first: exact name, alias or code; then prefixes of the name, of a
 * word in it, of an alias or of a name in another language; then any substring of the name; if nothing else matches,
 * names that differ by a typing error. Case and accents are ignored. An empty text matches all in the given order.
 */
export function matchCountries<C extends Country>(countries: readonly C[], text: string, names = NO_NAMES): C[] {
  const query = queryOf(text)
  if (query === '') return [...countries]
  const matches = ranked(countries, (country) => rankOf(country, query, names))
  return (matches.length > 0 ? matches : misspelt(countries, query, names)).map(({ country }) => country)
}

/** Up to this length a word matches as a whole only: “zea” is maize, not the beginning of “Zealand”. */
const WHOLE_UP_TO = 3

/** Whether one of the words of a text is the typed one or, unless it is short, begins with it. */
export const hasTypedWord = (text: string, word: string): boolean => {
  const typed = plain(word)
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((one) => (typed.length > WHOLE_UP_TO ? one.startsWith(typed) : one === typed))
}

/** Countries with this word in their name in any language, in an alias or as their code. */
export const countriesWithWord = <C extends Country>(countries: readonly C[], word: string, names: CountryNames): C[] =>
  countries.filter((country) => {
    const all = [...namesOf(country, names), country.iso3 ?? '']
    return all.some((name) => hasTypedWord(name, word))
  })

/** The country that Enter chooses directly: the best match, but none if several misspelt names match. */
export function bestCountry<C extends Country>(countries: readonly C[], text: string, names = NO_NAMES): C | undefined {
  const [first, second] = matchCountries(countries, text, names)
  const isSpeltSo = first && rankOf(first, queryOf(text), names) < NO_MATCH
  return isSpeltSo || !second ? first : undefined
}

const queryOf = (text: string): string => plain(text).trim().replaceAll(/\s+/g, ' ')

function ranked<C extends Country>(countries: readonly C[], rank: (country: C) => number) {
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.country.name.localeCompare(b.country.name, 'en'))
}

/** In shorter texts, a different letter often makes a different name. */
const MIN_MISSPELT_LENGTH = 5
const LONG_NAME = 9

function misspelt<C extends Country>(countries: readonly C[], query: string, names: CountryNames) {
  if (query.length < MIN_MISSPELT_LENGTH) return []
  const most = query.length < LONG_NAME ? 1 : 2
  const distance = (name: string) =>
    Math.abs(name.length - query.length) > most ? NO_MATCH : editDistance(query, name)
  return ranked(countries, (country) => {
    const nearest = Math.min(...namesOf(country, names).map(distance))
    return nearest > most ? NO_MATCH : nearest
  })
}

const namesOf = ({ iso2, name }: Country, names: CountryNames): string[] => [
  plain(name),
  ...aliasesOf(iso2),
  ...(names.get(iso2) ?? []),
]

const NO_MATCH = 6

function rankOf(country: Country, query: string, names: CountryNames): number {
  const [own = '', ...others] = namesOf(country, names)
  const { iso2, iso3 = '' } = country
  // Chinese and Japanese names have few characters, each of which carries as much as a word.
  const isLong = query.length >= MIN_LETTERS || /\p{Script=Han}/u.test(query)
  const tests = [
    () => [own, iso2.toLowerCase(), iso3.toLowerCase(), ...others].includes(query),
    () => own.startsWith(query),
    () => hasWord(own, query),
    () => isLong && others.some((other) => other.startsWith(query)),
    () => isLong && others.some((other) => hasWord(other, query)),
    () => isLong && own.includes(query),
  ]
  const rank = tests.findIndex((isMatch) => isMatch())
  return rank < 0 ? NO_MATCH : rank
}

/** True if a word in the name begins with the query. */
const hasWord = (name: string, query: string) =>
  name.includes(query) && [...name.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => name.startsWith(query, index))
