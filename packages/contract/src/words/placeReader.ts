import { aliasesOf } from '../countries/countryAliases.ts'
import { type CountryNames, matchCountries } from '../countries/matchCountries.ts'
import { FORMER_STATES, SHARED_PLACES } from '../countries/placeNames.ts'
import { plain } from '../http/text.ts'
import { isMissing } from './missingWords.ts'

/** A country of the questionnaire: the names by which it is shown, the first in the reader's language. */
export type NamedCountry = { readonly iso2: string; readonly names: readonly string[] }

/** How the country was recognised. */
export type PlaceReason = 'name' | 'code' | 'otherName' | 'former' | 'beforeColon' | 'part'
/** Why a text is no single country. */
export type PlaceDoubt =
  | 'several'
  | 'mixed'
  | 'former'
  | 'disputed'
  | 'withoutCode'
  | 'holder'
  | 'sea'
  | 'codeOrWord'
  | 'similar'
  | 'nothing'

export type PlaceReading =
  | {
      kind: 'country'
      country: string
      reason: PlaceReason
      /** What the text says beside the country: a region or a locality. */
      rest: string
      /** The name also meant other States, until that day. */
      formerly?: Formerly
    }
  | { kind: 'missing' }
  | { kind: 'ask'; doubt: PlaceDoubt; countries: readonly string[] }

export type PlaceReader = (text: string, column?: { isOfCodes: boolean }) => PlaceReading

/** Reads names of countries as databases and labels write them. A text is looked up once, however often it occurs. */
export function placeReader(countries: readonly NamedCountry[], names: CountryNames): PlaceReader {
  const index = indexOf(countries, names)
  const readings = new Map<string, PlaceReading>()
  return (text, column) => {
    const key = `${column?.isOfCodes ? 'code' : 'word'} ${text}`
    const reading = readings.get(key) ?? (column?.isOfCodes ? readCode(index, text) : readText(index, text))
    const asked = askedOfHolder(reading)
    readings.set(key, asked)
    return asked
  }
}

/** Words for places where material is kept, bred or sold, which do not say where it was first taken. */
const HOLDERS =
  /\b(?:cult|cultivated|cultivee?|kultiviert|cultivad[ao]|hort|(?:botanic(?:al)?|zoological) gardens?|jardin botani(?:que|co)|botanischer garten|garden origin|zoo|aquarium|sammlung|(?:culture|seed) collection|gene ?bank|genbank|seed ?bank|herbarium|nursery|glass ?house|green ?house|irri|cimmyt|icarda|icrisat)\b/

/** A country beside a word for a holder may be that of the holder. */
function askedOfHolder(reading: PlaceReading): PlaceReading {
  const isHolder = reading.kind === 'country' && HOLDERS.test(plain(reading.rest))
  return isHolder ? { kind: 'ask', doubt: 'holder', countries: [reading.country] } : reading
}

/** Whether all texts of a column are codes of two letters, so that `NA` is Namibia in it. */
export function isColumnOfCodes(header: string, texts: readonly string[]): boolean {
  const given = texts.filter((text) => !isMissing(text))
  const isNamed = /(^|[^a-z])(iso|code|codigo|kode)/.test(plain(header)) || /code$/.test(plain(header).trim())
  const others = new Set(given.filter((text) => !isWordAndCode(text)))
  return given.every((text) => /^[A-Z]{2}$/.test(text)) && (isNamed || others.size > 1)
}

type Index = {
  countries: readonly NamedCountry[]
  names: CountryNames
  codes: ReadonlySet<string>
  byName: ReadonlyMap<string, PlaceReading>
}

function indexOf(countries: readonly NamedCountry[], names: CountryNames): Index {
  const codes = new Set(countries.map(({ iso2 }) => iso2))
  const byName = new Map<string, PlaceReading>()
  const add = (all: readonly string[], reading: PlaceReading) => {
    for (const name of all.map(keyOf)) if (!byName.has(name)) byName.set(name, reading)
  }
  for (const [text, doubt, states] of SHARED_PLACES)
    add(text.split('|'), { kind: 'ask', doubt, countries: among(codes, states) })
  for (const { iso2: country, names: own } of countries) {
    add(own, { kind: 'country', country, reason: 'name', rest: '' })
    add([country], { kind: 'country', country, reason: 'code', rest: '' })
  }
  for (const { iso2: country } of countries) {
    const codes = (names.get(country) ?? []).filter((name) => /^[a-z]{3}$/.test(name))
    add(codes, { kind: 'country', country, reason: 'code', rest: '' })
    add(aliasesOf(country), { kind: 'country', country, reason: 'otherName', rest: '' })
  }
  for (const [text, until, states] of FORMER_STATES)
    addFormer(byName, text.split('|').map(keyOf), { until, countries: among(codes, states) })
  // After the former States, because the collection of names counts theirs among those of one successor.
  for (const { iso2: country } of countries)
    add(names.get(country) ?? [], { kind: 'country', country, reason: 'otherName', rest: '' })
  return { countries, names, codes, byName }
}

type Formerly = { until: string; countries: readonly string[] }

/** A name that a country bears today stays its name, and meant the others, too, until that day. */
function addFormer(byName: Map<string, PlaceReading>, names: readonly string[], formerly: Formerly): void {
  const { countries } = formerly
  const [country, ...others] = countries
  if (country === undefined) return
  const reading: PlaceReading =
    others.length === 0
      ? { kind: 'country', country, reason: 'former', rest: '' }
      : { kind: 'ask', doubt: 'former', countries }
  for (const name of names) {
    const today = byName.get(name)
    const isPresentName = today?.kind === 'country' && (others.length > 0 || today.reason === 'name')
    if (!isPresentName) byName.set(name, reading)
    else if (others.length > 0) byName.set(name, { ...today, formerly })
  }
}

const among = (codes: ReadonlySet<string>, states: string): string[] =>
  states.split(' ').filter((state) => codes.has(state))

/** Compared without case, accents, dots, kinds of apostrophes and runs of spaces. */
const keyOf = (text: string): string =>
  plain(text)
    .replaceAll(/[’´`‘ʼ]/g, "'")
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .replace(/^the /, '')

const WORDS_AND_CODES: ReadonlySet<string> = new Set(['na', 'no', 'nd'])
const isWordAndCode = (text: string): boolean => WORDS_AND_CODES.has(text.trim().toLowerCase())

function readCode(index: Index, text: string): PlaceReading {
  const country = text.trim()
  return index.codes.has(country) ? { kind: 'country', country, reason: 'code', rest: '' } : readText(index, text)
}

function readText(index: Index, text: string): PlaceReading {
  if (isMissing(text)) return { kind: 'missing' }
  const code = text.trim().toUpperCase()
  // “NA” is a missing value of R, “no” and “is” are words: their writer is asked.
  if (/^[a-z]{2}$/.test(text.trim()) || isWordAndCode(text))
    if (index.codes.has(code)) return { kind: 'ask', doubt: 'codeOrWord', countries: [code] }
  return (
    whole(index, text) ??
    disputedIn(index, text) ??
    beforeColon(index, text) ??
    inParts(index, text) ??
    similar(index, text)
  )
}

const OFFICIAL = /^(?:[a-z'-]+ ){0,3}(?:republic|kingdom|state|states|commonwealth|principality|sultanate|union) of /

/** The text as one name, also with its words the other way round: “Tanzania, United Republic of”. */
function whole({ byName }: Index, text: string): PlaceReading | undefined {
  const name = keyOf(text)
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim())
  const turned =
    after === undefined || more.length > 0 ? undefined : byName.get(`${after} ${before}`.replace(/^the /, ''))
  return byName.get(name) ?? turned ?? byName.get(name.replace(OFFICIAL, '').replace(/^the /, ''))
}

/** The form of sequence databases: the country or sea, a colon, the region and the locality. */
function beforeColon(index: Index, text: string): PlaceReading | undefined {
  const at = text.indexOf(':')
  if (at < 0) return undefined
  const reading = readText(index, text.slice(0, at))
  const rest = text.slice(at + 1).trim()
  if (reading.kind === 'country') return { ...reading, reason: 'beforeColon', rest }
  if (reading.kind !== 'ask' || reading.countries.length < 2) return reading
  return narrowed(index, reading, rest) ?? reading
}

const BETWEEN_PARTS = /[,;:()/[\]]| - /

/** Land that several States claim, wherever it is named, and also if one of them is named with it: “Crimea: Yalta, Ukraine”. */
const disputedIn = (index: Index, text: string): PlaceReading | undefined =>
  text
    .split(BETWEEN_PARTS)
    .map((part) => whole(index, part))
    .find((part) => part?.kind === 'ask' && (part.doubt === 'disputed' || part.doubt === 'withoutCode'))

/** A name in the rest may say which of several States is meant: “Borneo: Sabah, Malaysia”. */
function narrowed(index: Index, { countries }: { countries: readonly string[] }, rest: string) {
  const parts = rest.split(/[,;:]/).map((part) => whole(index, part))
  const named = parts.find((part) => part?.kind === 'country' && countries.includes(part.country))
  return named?.kind === 'country' ? { ...named, reason: 'part' as const, rest } : undefined
}

const TOGETHER = / (?:and|und|et|y|e) | ?[&+] ?/i

/** The place that a part names, or the countries that it names together: “Peru and Chile”. */
function namedIn(index: Index, part: string): PlaceReading[] {
  const one = whole(index, part)
  if (one) return [one]
  const names = part.split(TOGETHER)
  const each = names.flatMap((name) => whole(index, name) ?? [])
  return names.length > 1 && each.length === names.length && each.every(({ kind }) => kind === 'country') ? each : []
}

/** A name among others: “Manaus (AM), Brasil”, “Georgien (UdSSR)”. Two different countries are asked. */
function inParts(index: Index, text: string): PlaceReading | undefined {
  const parts = text
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
  const readings = parts.flatMap((part) => namedIn(index, part))
  if (parts.length < 2 && readings.length < 2) return undefined
  const countries = [...new Set(readings.flatMap((one) => (one.kind === 'country' ? one.country : [])))]
  const [country] = countries
  if (country === undefined) return readings.find((one) => one.kind === 'ask')
  if (countries.length > 1) return { kind: 'ask', doubt: 'mixed', countries }
  const rest = parts.filter((part) => whole(index, part)?.kind !== 'country').join(', ')
  return { kind: 'country', country, reason: 'part', rest }
}

const MOST_SIMILAR = 3

function similar({ countries, names }: Index, text: string): PlaceReading {
  const known = countries.map(({ iso2, names: [name = iso2] }) => ({ iso2, name }))
  const found = text.trim().length < 3 ? [] : matchCountries(known, text, names).slice(0, MOST_SIMILAR)
  return { kind: 'ask', doubt: found.length > 0 ? 'similar' : 'nothing', countries: found.map(({ iso2 }) => iso2) }
}
