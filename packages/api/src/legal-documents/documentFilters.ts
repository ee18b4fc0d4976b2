import type { legalDocuments as contract, HandlerInput } from '@portal/contract'
import { arrayOverlaps, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { legalDocuments } from '../db/schema.ts'

export type Query = HandlerInput<typeof contract.search>['body']
export const FACETS = ['country', 'kind', 'language', 'status', 'year'] as const
export type Facet = (typeof FACETS)[number]
export const FILTERS = [...FACETS, 'validOn'] as const
export type Filter = (typeof FILTERS)[number]

const { countryId, kind, languages, inForce, repealed, year } = legalDocuments

export const statusOn = (day: string): SQL<string> => sql`case
  when ${repealed} <= ${day} then 'repealed' when ${inForce} is null then 'unknown'
  when ${inForce} <= ${day} then 'in_force' else 'not_yet_in_force' end`

const isSet = (query: Query, filter: Filter): boolean =>
  filter === 'validOn' ? query.validOn !== undefined : query[filter].length > 0

/** The condition of one filter; undefined where it is not set. */
function conditionOf(query: Query, filter: Filter, day: string): SQL | undefined {
  if (!isSet(query, filter)) return undefined
  if (filter === 'validOn') return validOn(query)
  if (filter === 'country') return either(countryId, query.country, 'treaty')
  if (filter === 'kind') return inArray(kind, query.kind)
  if (filter === 'language') return arrayOverlaps(languages, query.language)
  if (filter === 'status') return inArray(statusOn(day), query.status)
  return either(year, query.year, 'unknown')
}

function validOn({ validOn: day, undated }: Query): SQL | undefined {
  if (day === undefined) return undefined
  return undated ? inArray(statusOn(day), ['in_force', 'unknown']) : eq(statusOn(day), 'in_force')
}

/** Whether a document is left out only as its dates are not known. */
export const leftOutUndated = ({ validOn: day, undated }: Query): SQL =>
  day === undefined || undated ? sql`false` : eq(statusOn(day), 'unknown')

/** The column's value is one of these, or there is none and its word is among them. */
function either(column: Column, values: readonly string[], none: string): SQL | undefined {
  const given = values.filter((value) => value !== none)
  return or(inArray(column, given), values.includes(none) ? isNull(column) : undefined)
}

/** The bit of a filter among those that a document fails. */
export const bitOf = (filter: Filter): number => 1 << FILTERS.indexOf(filter)

/** Which of the filters that are set a document fails: the sum of their bits. */
export function missesOf(query: Query, day: string): SQL {
  const bits = FILTERS.flatMap((filter) => {
    const condition = conditionOf(query, filter, day)
    return condition ? [sql`case when ${condition} then 0 else ${literal(bitOf(filter))} end`] : []
  })
  return bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`
}

/** The one filter that is set, if what fails it need not be read: of a day, the undated that fail it are counted. */
export function onlyFilter(query: Query): Facet | undefined {
  const [filter, ...others] = FILTERS.filter((one) => isSet(query, one))
  return others.length === 0 && filter !== 'validOn' ? filter : undefined
}

export function onlyCondition(query: Query, day: string): SQL | undefined {
  const filter = onlyFilter(query)
  return filter && conditionOf(query, filter, day)
}

/** A number as part of the statement, so that PostgreSQL sees the same expression wherever it stands. */
export const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)))
