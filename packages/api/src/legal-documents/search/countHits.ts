import type { legalDocuments as contract, HandlerOutput } from '@portal/contract'
import { columnsOf, type Facet, FILTERS, type Filtered, filterHits, type Query } from './documentFilters.ts'
import { add } from './groupPlaces.ts'
import { at, type Column, type KeptDocuments } from './keptDocuments.ts'

type Found = HandlerOutput<typeof contract.search>
/** `undated`: so many more if unknown dates were no matter. */
export type Counted = Pick<Found, 'facets' | 'undated' | 'loosen'> & Pick<Filtered, 'passing'>

/** Counts hits under all filters; for each facet also those that fail its own filter only. */
export function countHits(kept: KeptDocuments, hits: Int32Array, query: Query, day: string): Counted {
  const columns = columnsOf(kept, query, day)
  const { passing, failing } = filterHits(hits, columns, query)
  const offered = (facet: Facet, labels?: Labels) => offer(tally(columns[facet], passing, failing(facet)), labels)
  return {
    passing,
    facets: {
      country: offered('country', kept.countryNames),
      kind: offered('kind'),
      language: offered('language'),
      status: offered('status'),
      year: offered('year'),
    },
    undated: tally(columns.validOn, failing('validOn')).get('unknown') ?? 0,
    loosen: passing.length === 0 ? loosen(failing) : null,
  }
}

type Labels = ReadonlyMap<string, string>

/** What most have comes first. */
const offer = (tallied: ReadonlyMap<string, number>, labels?: Labels) =>
  [...tallied]
    .map(([value, count]) => ({ value, label: labels?.get(value) ?? value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** How many of the documents count under each value. */
function tally({ codes, values }: Column, ...documents: readonly Int32Array[]): Map<string, number> {
  const counts = new Uint32Array(values.length)
  for (const places of documents) {
    for (let index = 0; index < places.length; index++) add(counts, at(codes, at(places, index)))
  }
  const totals = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue
    for (const value of values[code] ?? []) totals.set(value, (totals.get(value) ?? 0) + count)
  }
  return totals
}

/** The one filter without which most would be found. */
function loosen(failing: Filtered['failing']): Found['loosen'] {
  const totals = FILTERS.map((filter) => ({ filter, total: failing(filter).length }))
  const [best] = totals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  return best ?? null
}
