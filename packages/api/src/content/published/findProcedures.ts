import { type CountryProcedure, type ProcedureHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'

/**
 * Procedures of countries with all of the words in their texts, those with the words in their titles first. Quotation
 * marks count for nothing; a text without a word finds none.
 */
export function findProcedures({ procedures, treaties }: Content, text: string, countries: readonly string[] = []) {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return []
  const nameOf = new Map(treaties.map(({ iso2, name }) => [iso2, name]))
  const rankOf = (hit: ProcedureHit, texts: string): number => {
    const title = plain(`${hit.title} ${hit.country}`)
    if (words.every((word) => title.includes(word))) return 0
    return words.every((word) => texts.includes(word)) ? 1 : NO_MATCH
  }
  return procedures
    .flatMap((procedure) => {
      const hit = hitOf(procedure, nameOf)
      if (!hit || (countries.length > 0 && !countries.includes(hit.countryId))) return []
      return [{ hit, rank: rankOf(hit, plain(`${textsOf(procedure).join(' ')} ${hit.country}`)) }]
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.hit.country.localeCompare(b.hit.country, 'en'))
    .map(({ hit }) => hit)
}

const NO_MATCH = 2

/** Procedures above the countries have no page of their own. */
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
