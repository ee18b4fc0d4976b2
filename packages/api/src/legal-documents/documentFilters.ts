import type { legalDocuments as contract, HandlerInput } from '@portal/contract'
import { at, type Column, type KeptDocuments, statusColumn } from './keptDocuments.ts'

export type Query = HandlerInput<typeof contract.search>['body']
export type Facet = 'country' | 'kind' | 'language' | 'status' | 'year'
export const FILTERS = ['country', 'kind', 'language', 'status', 'year', 'validOn'] as const
export type Filter = (typeof FILTERS)[number]

/** What each filter reads. */
export type Columns = { readonly [filter in Filter]: Column }

export function columnsOf(kept: KeptDocuments, { validOn }: Query, day: string): Columns {
  const status = statusColumn(kept, day)
  return { ...kept.columns, status, validOn: validOn ? statusColumn(kept, validOn) : status }
}

/** The bit of a filter among those that a document fails. */
export const bitOf = (filter: Filter): number => 1 << FILTERS.indexOf(filter)

/** Which of the filters that are set each hit fails: the sum of their bits. */
export function missesOf(hits: readonly number[], columns: Columns, query: Query): Uint8Array {
  const misses = new Uint8Array(hits.length)
  for (const filter of FILTERS) {
    const wanted = wantedBy(query, filter)
    if (wanted.length === 0) continue
    const { codes, values } = columns[filter]
    const bits = values.map((value) => (value.some((one) => wanted.includes(one)) ? 0 : bitOf(filter)))
    for (const [index, place] of hits.entries()) misses[index] = at(misses, index) | at(bits, at(codes, place))
  }
  return misses
}

/** The values that pass a filter; none where it is not set. */
function wantedBy(query: Query, filter: Filter): readonly string[] {
  if (filter !== 'validOn') return query[filter]
  if (query.validOn === undefined) return []
  return query.undated ? ['in_force', 'unknown'] : ['in_force']
}
