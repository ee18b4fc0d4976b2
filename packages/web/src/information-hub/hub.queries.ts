import { type CallInput, countries, type ResultMap, type SequencesQuery, sequences, versions } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { countryStatsQuery } from '../shared/countries/countries.ts'

type MapCase = CallInput<typeof countries.resultMap>['query']
type ResultCase = CallInput<typeof countries.result>['query']

/** Stale time of content: it changes only when a version is activated, and an ETag makes a refetch cheap. */
export const FIVE_MINUTES = 300_000
const FOREVER = Number.POSITIVE_INFINITY

export const hubQueries = {
  all: ['hub'] as const,
  stats: countryStatsQuery,
  country: (id: string, query: CallInput<typeof countries.one>['query'] = {}) =>
    queryOptions({
      queryKey: ['hub', 'country', id, query],
      queryFn: () => call(countries.one, { params: { id }, query }),
      staleTime: FIVE_MINUTES,
    }),
  resultMap: (query: MapCase) =>
    queryOptions({
      queryKey: ['hub', 'resultMap', query],
      queryFn: () => call(countries.resultMap, { query }),
      staleTime: FIVE_MINUTES,
      placeholderData: keepPreviousData,
    }),
  result: (id: string, query: ResultCase) =>
    queryOptions({
      queryKey: ['hub', 'result', id, query],
      queryFn: () => call(countries.result, { params: { id }, query }),
      staleTime: FIVE_MINUTES,
    }),
  overTime: (id: string, query: CallInput<typeof countries.overTime>['query']) =>
    queryOptions({
      queryKey: ['hub', 'overTime', id, query],
      queryFn: () => call(countries.overTime, { params: { id }, query }),
      staleTime: FIVE_MINUTES,
      placeholderData: keepPreviousData,
    }),
  differences: (id: string, from: number, to: number) =>
    queryOptions({
      queryKey: ['hub', 'differences', id, from, to],
      queryFn: () => call(versions.differences, { params: { id }, query: { from, to } }),
      staleTime: FOREVER,
    }),
  /** Those of a draft, which changes: they are read each time that they are shown. */
  draftDifferences: (id: string, from: number, to: number) =>
    queryOptions({ ...hubQueries.differences(id, from, to), staleTime: 0, gcTime: 0 }),
  effect: (id: string, query: CallInput<typeof countries.effect>['query']) =>
    queryOptions({
      queryKey: ['hub', 'effect', id, query],
      queryFn: () => call(countries.effect, { params: { id }, query }),
      staleTime: FIVE_MINUTES,
    }),
  sequences: (body: SequencesQuery) =>
    queryOptions({
      queryKey: ['hub', 'sequences', body],
      queryFn: () => call(sequences.results, { body }),
      staleTime: FIVE_MINUTES,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: ['hub', 'versions', id],
      queryFn: () => call(versions.list, { params: { id } }),
      staleTime: FIVE_MINUTES,
    }),
}

/** Name of a country; while the portal's names are loading or unavailable, the browser's own name for it. */
export function useCountryName(iso2: string): string {
  const stats = useQuery(hubQueries.stats)
  return (
    stats.data?.rows.find((row) => row.iso2 === iso2)?.name ?? (/^[A-Z]{2}$/.test(iso2) ? mapCountryName(iso2) : iso2)
  )
}

/** Falls back to the first use if a link names an unknown one. */
export const validUse = ({ columns }: Pick<ResultMap, 'columns'>, use: string): string =>
  columns.some(({ id }) => id === use) ? use : (columns[0]?.id ?? use)
