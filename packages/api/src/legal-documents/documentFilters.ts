import type { legalDocuments as contract, HandlerInput } from '@portal/contract'
import { and, arrayOverlaps, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { legalDocuments } from '../db/schema.ts'

export type Query = HandlerInput<typeof contract.search>['body']
export const FACETS = ['country', 'kind', 'language', 'status', 'year'] as const
export type Facet = (typeof FACETS)[number]
export type Filter = Facet | 'validOn'

const { countryId, kind, languages, inForce, repealed, year } = legalDocuments

export const statusOn = (day: string): SQL<string> => sql`case
  when ${repealed} <= ${day} then 'repealed' when ${inForce} is null then 'unknown'
  when ${inForce} <= ${day} then 'in_force' else 'not_yet_in_force' end`

/** The condition of one filter; undefined where it is not set. */
function conditionOf(query: Query, filter: Filter, day: string): SQL | undefined {
  if (filter === 'validOn') return query.validOn === undefined ? undefined : eq(statusOn(query.validOn), 'in_force')
  if (query[filter].length === 0) return undefined
  if (filter === 'country') return either(countryId, query.country, 'treaty')
  if (filter === 'kind') return inArray(kind, query.kind)
  if (filter === 'language') return arrayOverlaps(languages, query.language)
  if (filter === 'status') return inArray(statusOn(day), query.status)
  return either(year, query.year, 'unknown')
}

/** The column's value is one of these, or there is none and its word is among them. */
function either(column: Column, values: readonly string[], none: string): SQL | undefined {
  const given = values.filter((value) => value !== none)
  return or(inArray(column, given), values.includes(none) ? isNull(column) : undefined)
}

const ALL: readonly Filter[] = [...FACETS, 'validOn']

/** All filters but one. */
export const filtersBut = (query: Query, left: Filter | undefined, day: string): SQL | undefined =>
  and(...ALL.filter((filter) => filter !== left).map((filter) => conditionOf(query, filter, day)))

/** The filters that are set. */
export const setFilters = (query: Query): Filter[] =>
  ALL.filter((filter) => conditionOf(query, filter, '2000-01-01') !== undefined)
