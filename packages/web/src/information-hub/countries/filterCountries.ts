import { type CountryNames, type CountryStats, matchCountries } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { partyStanding } from '../../shared/countries/countries.ts'
import { lawCategoryOf } from './CountryFacts.tsx'

export const FILTERS = ['region', 'party', 'law', 'confidence'] as const
export type FilterName = (typeof FILTERS)[number]
/** `names` in other languages, once they are loaded. */
export type CountryFilter = { readonly q: string; readonly names?: CountryNames | undefined } & {
  readonly [name in FilterName]: readonly string[]
}

const FIELD: { readonly [name in FilterName]: (row: CountryStats) => string } = {
  region: ({ region }) => region ?? 'none',
  party: partyStanding,
  law: lawCategoryOf,
  confidence: ({ confidence }) => confidence ?? 'none',
}

const fits = (row: CountryStats, filter: CountryFilter, except?: FilterName) =>
  FILTERS.every((name) => name === except || filter[name].length === 0 || filter[name].includes(FIELD[name](row)))

const search = (rows: readonly CountryStats[], { q, names }: CountryFilter) => matchCountries(rows, q, names)

/** With a search text, the best matches come first. */
export const filterCountries = (rows: readonly CountryStats[], filter: CountryFilter): CountryStats[] =>
  search(rows, filter).filter((row) => fits(row, filter))

/** Counts the options of a filter, under the search and all the other filters. */
export function countOptions(
  rows: readonly CountryStats[],
  filter: CountryFilter,
  name: FilterName,
): ReadonlyMap<string, number> {
  const counts = new Map(rows.map((row) => [FIELD[name](row), 0]))
  for (const row of search(rows, filter)) {
    if (!fits(row, filter, name)) continue
    counts.set(FIELD[name](row), (counts.get(FIELD[name](row)) ?? 0) + 1)
  }
  return counts
}

export const SORTS = ['name', 'party', 'law', 'documents', 'confidence', 'asOf'] as const
export type CountrySort = (typeof SORTS)[number]

const CONFIDENCES = ['high', 'medium', 'low'] as const

const keyOf: { readonly [sort in CountrySort]: (row: CountryStats) => string | number } = {
  name: ({ name }) => name,
  party: (row) => `${partyStanding(row)} ${row.partySince ?? ''}`,
  law: lawCategoryOf,
  documents: ({ legalDocumentsCount }) => legalDocumentsCount,
  confidence: ({ confidence }) => CONFIDENCES.indexOf(confidence ?? 'low') + Number(confidence === null),
  asOf: ({ asOf }) => asOf ?? '',
}

export function sortCountries(rows: readonly CountryStats[], sort: CountrySort, descending: boolean): CountryStats[] {
  const compare = (a: CountryStats, b: CountryStats) => {
    const one = keyOf[sort](a)
    const other = keyOf[sort](b)
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), currentLanguage())
    return (descending ? -order : order) || a.name.localeCompare(b.name, currentLanguage())
  }
  return rows.toSorted(compare)
}
