import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { bitOf, columnsOf, type Facet, FILTERS, missesOf, type Query } from './documentFilters.ts'
import { at, type Column, type KeptDocuments } from './keptDocuments.ts'

type Found = HandlerOutput<typeof contract.search>
/** `passing`: the hits that pass all filters, in their order. `undated`: so many more if unknown dates were no matter. */
export type Counted = Pick<Found, 'facets' | 'undated' | 'loosen'> & { readonly passing: readonly number[] }

/** Counts hits under all filters; for each facet also those that fail its own filter only. */
export function countHits(kept: KeptDocuments, hits: readonly number[], query: Query, day: string): Counted {
  const columns = columnsOf(kept, query, day)
  const misses = missesOf(hits, columns, query)
  const failing = (bits: number) => hits.filter((_, index) => misses[index] === bits)
  const passing = failing(0)
  const offered = (facet: Facet, labels?: Labels) =>
    offer(columns[facet], [...passing, ...failing(bitOf(facet))], labels)
  return {
    passing,
    facets: {
      country: offered('country', kept.countryNames),
      kind: offered('kind'),
      language: offered('language'),
      status: offered('status'),
      year: offered('year'),
    },
    undated: tally(columns.validOn, failing(bitOf('validOn'))).get('unknown') ?? 0,
    loosen: passing.length === 0 ? loosen((filter) => failing(bitOf(filter)).length) : null,
  }
}

type Labels = ReadonlyMap<string, string>

/** What most have comes first. */
const offer = (column: Column, places: readonly number[], labels?: Labels) =>
  [...tally(column, places)]
    .map(([value, count]) => ({ value, label: labels?.get(value) ?? value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** How many of the documents count under each value. */
function tally({ codes, values }: Column, places: readonly number[]): Map<string, number> {
  const counts = new Uint32Array(values.length)
  for (const place of places) {
    const code = at(codes, place)
    counts[code] = at(counts, code) + 1
  }
  const totals = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue
    for (const value of values[code] ?? []) totals.set(value, (totals.get(value) ?? 0) + count)
  }
  return totals
}

/** The one filter without which most would be found. */
function loosen(countWithout: (filter: (typeof FILTERS)[number]) => number): Found['loosen'] {
  const totals = FILTERS.map((filter) => ({ filter, total: countWithout(filter) }))
  const [best] = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  return best ?? null
}
