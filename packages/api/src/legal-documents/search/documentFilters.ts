import type { legalDocuments as contract, HandlerInput } from '@portal/contract'
import { groupPlaces } from './groupPlaces.ts'
import { at, type Column, type KeptDocuments } from './keptDocuments.ts'

export type Query = HandlerInput<typeof contract.search>['body']
export type Facet = 'country' | 'kind' | 'language' | 'status' | 'year'
export const FILTERS = ['country', 'kind', 'language', 'status', 'year', 'validOn'] as const
export type Filter = (typeof FILTERS)[number]

/** What each filter reads. */
export type Columns = { readonly [filter in Filter]: Column }

export function columnsOf(kept: KeptDocuments, { validOn }: Query, day: string): Columns {
  return { ...kept.columns, status: kept.statusOn(day), validOn: kept.statusOn(validOn ?? day) }
}

/** Hits that pass all filters, and those that fail one only; who fails more than one is not among them. */
export type Filtered = {
  readonly passing: Int32Array
  readonly failing: (filter: Filter) => Int32Array
}

const NONE = new Int32Array()

export function filterHits(hits: Int32Array, columns: Columns, query: Query): Filtered {
  if (FILTERS.every((filter) => wantedBy(query, filter).length === 0)) return { passing: hits, failing: () => NONE }
  const groups = groupPlaces(hits, missesOf(hits, columns, query), 1 << FILTERS.length)
  return { passing: groups[0] ?? NONE, failing: (filter) => groups[bitOf(filter)] ?? NONE }
}

const bitOf = (filter: Filter): number => 1 << FILTERS.indexOf(filter)

/** Which of the filters that are set each hit fails: the sum of their bits. */
function missesOf(hits: Int32Array, columns: Columns, query: Query): Uint8Array {
  const misses = new Uint8Array(hits.length)
  for (const filter of FILTERS) {
    const wanted = wantedBy(query, filter)
    if (wanted.length === 0) continue
    const { codes, values } = columns[filter]
    const bits = values.map((value) => (value.some((one) => wanted.includes(one)) ? 0 : bitOf(filter)))
    for (let index = 0; index < hits.length; index++) {
      misses[index] = at(misses, index) | at(bits, at(codes, at(hits, index)))
    }
  }
  return misses
}

/** The values that pass a filter; none where it is not set. */
function wantedBy(query: Query, filter: Filter): readonly string[] {
  if (filter !== 'validOn') return query[filter]
  if (query.validOn === undefined) return []
  return query.undated ? ['in_force', 'unknown'] : ['in_force']
}
