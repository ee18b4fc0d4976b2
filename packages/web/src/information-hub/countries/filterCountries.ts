import type { CountryStats } from '@portal/contract'
import { partyStanding } from '../../shared/countries/partyStanding.ts'
import { lawStanding } from './mapCategories.ts'
import { matchesCountry } from './matchesCountry.ts'

export const FILTERS = ['region', 'party', 'law', 'state'] as const
export type FilterName = (typeof FILTERS)[number]
export type Wanted = { readonly q: string } & { readonly [name in FilterName]: readonly string[] }

const FIELD: { readonly [name in FilterName]: (row: CountryStats) => string } = {
  region: ({ region }) => region ?? 'none',
  party: partyStanding,
  law: lawStanding,
  state: ({ active }) => (active ? 'active' : 'inactive'),
}

const fits = (row: CountryStats, wanted: Wanted, but?: FilterName) =>
  FILTERS.every((name) => name === but || wanted[name].length === 0 || wanted[name].includes(FIELD[name](row)))

export const filterCountries = (rows: readonly CountryStats[], wanted: Wanted): CountryStats[] =>
  rows.filter((row) => matchesCountry(row, wanted.q) && fits(row, wanted))

/** What a filter offers, with counts, under the search and all the other filters. */
export function offers(rows: readonly CountryStats[], wanted: Wanted, name: FilterName): ReadonlyMap<string, number> {
  const counts = new Map(rows.map((row) => [FIELD[name](row), 0]))
  for (const row of rows) {
    if (!matchesCountry(row, wanted.q) || !fits(row, wanted, name)) continue
    counts.set(FIELD[name](row), (counts.get(FIELD[name](row)) ?? 0) + 1)
  }
  return counts
}

/** The one thing without which most would be found: a filter, or the search text. */
export function emptiedBy(
  rows: readonly CountryStats[],
  wanted: Wanted,
): { name: FilterName | 'q'; count: number } | undefined {
  const without = (name: FilterName | 'q'): Wanted => ({ ...wanted, [name]: name === 'q' ? '' : [] })
  return (['q', ...FILTERS] as const)
    .filter((name) => wanted[name].length > 0)
    .map((name) => ({ name, count: filterCountries(rows, without(name)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]
}

export const SORTS = ['name', 'party', 'law', 'matrices', 'documents', 'asOf'] as const
export type Sort = (typeof SORTS)[number]

const keyOf: { readonly [sort in Sort]: (row: CountryStats) => string | number } = {
  name: ({ name }) => name,
  party: (row) => `${partyStanding(row)} ${row.partySince ?? ''}`,
  law: lawStanding,
  matrices: ({ decisionMatricesCount }) => decisionMatricesCount,
  documents: ({ legalDocumentsCount }) => legalDocumentsCount,
  asOf: ({ asOf }) => asOf ?? '',
}

export function sortCountries(rows: readonly CountryStats[], sort: Sort, descending: boolean): CountryStats[] {
  const compare = (a: CountryStats, b: CountryStats) => {
    const [one, other] = [keyOf[sort](a), keyOf[sort](b)]
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
    return (descending ? -order : order) || a.name.localeCompare(b.name)
  }
  return rows.toSorted(compare)
}
