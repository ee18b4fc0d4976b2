import { type CountryProcedure, type ProcedureHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Current } from './publishedContent.ts'

type Published = Pick<Current, 'procedures'>
type Treaties = Pick<Content, 'treaties'>

/**
 * The procedures of countries whose texts contain all of the words, matches in the title first. Quotation marks are
 * ignored; a text without a word finds nothing.
 */
export function findProcedures(
  { treaties }: Treaties,
  { procedures }: Published,
  text: string,
  countries: readonly string[] = [],
) {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const rankOf = ({ titleWords, allWords }: IndexedProcedure): number => {
    if (hasWords(titleWords, words)) return 0
    return hasWords(allWords, words) ? 1 : NO_MATCH
  }
  return indexOf(procedures, treaties)
    .filter(({ hit }) => countries.length === 0 || countries.includes(hit.countryId))
    .map((procedure) => ({ hit: procedure.hit, rank: rankOf(procedure) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.hit.country.localeCompare(b.hit.country, 'en'))
    .map(({ hit }) => hit)
}

const NO_MATCH = 2

type IndexedProcedure = {
  readonly hit: ProcedureHit
  readonly titleWords: readonly string[]
  readonly allWords: readonly string[]
}

const indexes = new WeakMap<Published['procedures'], readonly IndexedProcedure[]>()

/** The words of all procedures, split once for these because the palette searches at every keystroke. */
function indexOf(procedures: Published['procedures'], treaties: Content['treaties']): readonly IndexedProcedure[] {
  const known = indexes.get(procedures)
  if (known) return known
  const nameOf = new Map(treaties.map(({ iso2, name }) => [iso2, name]))
  const index = procedures.flatMap((procedure) => {
    const hit = hitOf(procedure, nameOf)
    if (!hit) return []
    const titleWords = wordsOf(`${hit.title} ${hit.country}`)
    return [{ hit, titleWords, allWords: wordsOf(`${textsOf(procedure).join(' ')} ${hit.country}`) }]
  })
  indexes.set(procedures, index)
  return index
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Longer words match as a prefix; numbers and short words, such as articles, only as a whole. */
function hasWords(present: readonly string[], words: readonly string[]): boolean {
  const isPrefix = (word: string) => word.length > 2 && !/^\d+$/.test(word)
  return words.every((word) => present.some((other) => (isPrefix(word) ? other.startsWith(word) : other === word)))
}

/** Procedures above country level have no page of their own. */
function hitOf(procedure: CountryProcedure, nameOf: ReadonlyMap<string, string>): ProcedureHit | null {
  const { id, country, title, authority, confidence } = procedure
  if (country === null) return null
  return {
    id,
    countryId: country,
    country: nameOf.get(country) ?? country,
    title,
    authority: authority.name,
    confidence,
  }
}

const textsOf = ({ title, titleOriginal = '', authority, system, forms = [], steps }: CountryProcedure): string[] => [
  ...[title, titleOriginal, authority.name, system?.name ?? ''],
  ...forms.map(({ name }) => name),
  ...steps,
]
