import { editDistance, plain } from '../http/text.ts'
import { aliasesOf, placeCalled } from './countryAliases.ts'

type Country = { readonly iso2: string; readonly iso3?: string; readonly name: string }
/** Other names and codes by two-letter code, lower case and without accents. */
export type CountryNames = ReadonlyMap<string, readonly string[]>

/**
 * Loads the names in other languages, former names and codes of three letters, which the browser gets as a chunk of
 * their own. A name that several countries share, such as that of a former State, is a name of each of them.
 */
export async function loadCountryNames(): Promise<CountryNames> {
  const [{ ALPHA_3_CODES, COUNTRY_NAMES }, { FORMER_STATES, OTHER_NAMES, SHARED_PLACES }] = await Promise.all([
    import('./countryNames.ts'),
    import('./placeNames.ts'),
  ])
  const names = new Map<string, string[]>(Object.entries(COUNTRY_NAMES).map(([iso2, text]) => [iso2, text.split('|')]))
  const today = new Set([...names.values()].flat())
  const add = (iso2: string, more: readonly string[]) => names.set(iso2, [...(names.get(iso2) ?? []), ...more])
  for (const code of ALPHA_3_CODES.split('|')) add(code.slice(4), [plain(code.slice(0, 3))])
  for (const [iso2, text] of Object.entries(OTHER_NAMES)) add(iso2, text.split('|').map(plain))
  for (const [text, , states] of FORMER_STATES)
    addToAll(
      states,
      namesToSearch(text).filter((name) => !today.has(name)),
      add,
    )
  // A sea is none of the countries around it, and Kosovo is not Serbia.
  for (const [text, kind, states] of SHARED_PLACES)
    if (kind !== 'sea' && states.includes(' ')) addToAll(states, namesToSearch(text), add)
  return names
}

function addToAll(states: string, more: readonly string[], add: (iso2: string, more: readonly string[]) => void): void {
  for (const iso2 of states.split(' ')) add(iso2, more)
}

/** Without withdrawn codes, which may be the beginning of a name. */
const namesToSearch = (text: string): string[] =>
  text
    .split('|')
    .filter((name) => !/^[A-Z]{2,4}$/.test(name))
    .map(plain)

const NO_NAMES: CountryNames = new Map()
/** Minimum length of a query that may match inside names; shorter ones would match too many countries. */
const MIN_LETTERS = 3

/**
 * Countries that a typed text may mean, best match first: exact name, alias or code; then prefixes of the name, of a
 * word in it, of an alias or of a name in another language; then any substring of the name; if nothing else matches,
 * one of several names in the text, or names that differ by a typing error. Case and accents are ignored. An empty text
 * matches all in the given order, and the name of a place that is not among them, such as the European Union, none.
 */
export function matchCountries<C extends Country>(countries: readonly C[], text: string, names = NO_NAMES): C[] {
  const query = queryOf(text)
  if (query === '') return [...countries]
  return matchesOf(countries, query, names).map(({ country }) => country)
}

type Match<C> = { readonly country: C; readonly rank: number }

function matchesOf<C extends Country>(countries: readonly C[], query: string, names: CountryNames): Match<C>[] {
  const other = placeCalled(query)
  if (other && !countries.some(({ iso2 }) => iso2 === other)) return []
  const matches = ranked(countries, (country) => rankOf(country, query, names))
  if (matches.some(({ country }) => isCodeOf(country, query, names)))
    return matches.filter(({ rank }) => rank < RANK_OF_OTHERS)
  if (matches.length > 0) return matches
  const parts = partsOf(query)
  const inParts = ranked(countries, (country) =>
    parts.some((part) => rankOf(country, part, names) < RANK_OF_PART) ? NO_MATCH - 1 : NO_MATCH,
  )
  return inParts.length > 0 ? inParts : misspelt(countries, query, names)
}

/** A code is not the beginning of a name in another language, too: “deu” is Germany, not “Deutsch-Ostafrika”. */
const isCodeOf = ({ iso2, iso3 = '' }: Country, query: string, names: CountryNames): boolean =>
  /^[a-z]{2,3}$/.test(query) && [iso2.toLowerCase(), iso3.toLowerCase(), ...(names.get(iso2) ?? [])].includes(query)

/** The names in "Burma (Myanmar)", "Tanzania, United Republic of" or "Republic of Kenya". */
const partsOf = (query: string): string[] =>
  query
    .split(/[(),;/]/)
    .map((part) => part.trim().replace(/^(the )?([a-z]+ )?(republic|kingdom|state|commonwealth) of (the )?/, ''))
    .filter((part) => part.length > MIN_LETTERS && part !== query)

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

/** Parts of the world, which some names of countries have a word of: nobody who types them means that country. */
const PARTS_OF_THE_WORLD = ['africa', 'america', 'asia', 'caribbean', 'arctic', 'indian ocean', 'pacific', 'atlantic']
const NO_COUNTRY: ReadonlySet<string> = new Set(PARTS_OF_THE_WORLD)

/** The matches of a text that is to choose a country: none if it is empty or names no single country. */
function matchesToChoose<C extends Country>(countries: readonly C[], text: string, names: CountryNames): Match<C>[] {
  const query = queryOf(text)
  return query === '' || NO_COUNTRY.has(query) ? [] : matchesOf(countries, query, names)
}

/**
 * The country that Enter chooses directly: the best match, but none if others match as well as it does, if only a part of
 * a word matches, or if the text names more than a country.
 */
export function bestCountry<C extends Country>(countries: readonly C[], text: string, names = NO_NAMES): C | undefined {
  const [first, second] = matchesToChoose(countries, text, names)
  if (!first) return undefined
  const isSure = first.rank < RANK_OF_PART ? second?.rank !== first.rank : first.rank !== RANK_OF_PART && !second
  return isSure ? first.country : undefined
}

/** The country that a text names in full, by a name, alias or code that no other has. */
export function namedCountry<C extends Country>(
  countries: readonly C[],
  text: string,
  names = NO_NAMES,
): C | undefined {
  const [first, second] = matchesToChoose(countries, text, names)
  return first?.rank === 0 && second?.rank !== 0 ? first.country : undefined
}

const queryOf = (text: string): string => plain(text).trim().replaceAll(/\s+/g, ' ')

function ranked<C extends Country>(countries: readonly C[], rank: (country: C) => number): Match<C>[] {
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
    Math.abs(name.length - query.length) > most ? NO_MATCH : editDistance(query, name, most)
  return ranked(countries, (country) => {
    const nearest = Math.min(...namesOf(country, names).map(distance))
    return nearest > most ? NO_MATCH : RANK_OF_PART + nearest
  })
}

const namesOf = ({ iso2, name }: Country, names: CountryNames): string[] => [
  plain(name),
  ...aliasesOf(iso2),
  ...(names.get(iso2) ?? []),
]

/** Only a name in another language or an alias begins with the text, or less. */
const RANK_OF_OTHERS = 3
/** Only a part of a word of the name matches, or less: misspelt names come after it. */
const RANK_OF_PART = 5
const NO_MATCH = 8

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
