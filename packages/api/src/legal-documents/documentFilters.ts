import type { legalDocuments as contract, HandlerInput } from '@portal/contract'
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
  readonly passing: readonly number[]
  readonly failing: (filter: Filter) => readonly number[]
}

export function filterHits(hits: readonly number[], columns: Columns, query: Query): Filtered {
  if (FILTERS.every((filter) => wantedBy(query, filter).length === 0)) return { passing: hits, failing: () => [] }
  const misses = missesOf(hits, columns, query)
  const groups = Array.from({ length: 1 << FILTERS.length }, (): number[] => [])
  hits.forEach((place, index) => {
    groups[at(misses, index)]?.push(place)
  })
  return { passing: groups[0] ?? [], failing: (filter) => groups[bitOf(filter)] ?? [] }
}

const bitOf = (filter: Filter): number => 1 << FILTERS.indexOf(filter)

/** Which of the filters that are set each hit fails: the sum of their bits. */
function missesOf(hits: readonly number[], columns: Columns, query: Query): Uint8Array {
  const misses = new Uint8Array(hits.length)
  for (const filter of FILTERS) {
    const wanted = wantedBy(query, filter)
    if (wanted.length === 0) continue
    const { codes, values } = columns[filter]
    const bits = values.map((value) => (value.some((one) => wanted.includes(one)) ? 0 : bitOf(filter)))
    hits.forEach((place, index) => {
      misses[index] = at(misses, index) | at(bits, at(codes, place))
    })
  }
  return misses
}

/** The values that pass a filter; none where it is not set. */
function wantedBy(query: Query, filter: Filter): readonly string[] {
  if (filter !== 'validOn') return query[filter]
  if (query.validOn === undefined) return []
  return query.undated ? ['in_force', 'unknown'] : ['in_force']
}
