import type { cases, HandlerInput } from '@portal/contract'
import type { Filters, ListFilter } from '../../../shared/list/useListState.ts'
import { keysOf } from '../../../shared/objects/records.ts'

export type ListRequest = HandlerInput<typeof cases.search>['body']
type RequestFilters = NonNullable<ListRequest['filters']>

/** Filters that take any of several values, by their name in the contract and in the address. */
const VALUE_FILTERS = [
  'status',
  'result',
  'providerCountry',
  'intendedUse',
  'owner',
  'userGroup',
  'favorite',
  'locked',
  'visibility',
  'attention',
  'deleted',
] as const satisfies readonly (keyof RequestFilters)[]
export type ValueFilter = (typeof VALUE_FILTERS)[number]

/** Filters between two days; the address has a name for each end. */
export const DAY_FILTERS = {
  createdAt: ['createdFrom', 'createdTo'],
  updatedAt: ['updatedFrom', 'updatedTo'],
  accessDate: ['accessFrom', 'accessTo'],
  resultChanged: ['changedFrom', 'changedTo'],
} as const satisfies { readonly [name in keyof RequestFilters]?: readonly [string, string] }
export type DayFilter = keyof typeof DAY_FILTERS

const DAY_FILTER_NAMES = keysOf(DAY_FILTERS)
export const FILTER_ADDRESS = [...VALUE_FILTERS, ...DAY_FILTER_NAMES.flatMap((name) => DAY_FILTERS[name])]

/** An active filter: values, a range of days, or the search text. */
export type ActiveFilter =
  | { readonly name: ValueFilter; readonly values: readonly string[] }
  | { readonly name: DayFilter; readonly values: readonly [string, string] }
  | { readonly name: 'q'; readonly values: readonly [string] }

/** The search text and filters as the contract takes them. */
export function searchBody({ q, filters }: ListFilter) {
  const asked = [
    ...VALUE_FILTERS.map((name) => [name, (filters[name] ?? []).map(toValue)] as const),
    ...DAY_FILTER_NAMES.map((name) => [name, daysOf(name, filters)] as const),
  ].filter(([, its]) => Object.keys(its).length > 0)
  return { ...(q && { q }), ...(asked.length > 0 && { filters: Object.fromEntries(asked) }) }
}

const toValue = (text: string) => (text === 'true' || text === 'false' ? text === 'true' : text)

function daysOf(name: DayFilter, filters: Filters) {
  const [from, to] = chosenDays(name, filters)
  return { ...(from && { from }), ...(to && { to }) }
}

/** Both ends as they stand in the address; empty where there is none. */
export function chosenDays(name: DayFilter, filters: Filters): [string, string] {
  const [from, to] = DAY_FILTERS[name]
  return [filters[from]?.[0] ?? '', filters[to]?.[0] ?? '']
}

/** Everything that narrows this list. */
export function activeFilters({ q, filters = {} }: ListRequest): ActiveFilter[] {
  const text: ActiveFilter[] = q ? [{ name: 'q', values: [q] }] : []
  const values = VALUE_FILTERS.flatMap((name): ActiveFilter[] => {
    const its = filters[name]
    return its ? [{ name, values: its.map(String) }] : []
  })
  const days = DAY_FILTER_NAMES.flatMap((name): ActiveFilter[] => {
    const its = filters[name]
    return its ? [{ name, values: [its.from ?? '', its.to ?? ''] }] : []
  })
  return [...text, ...values, ...days]
}

/** The change of the address that takes this filter away. */
export function removal({ name }: ActiveFilter): Filters {
  if (!isDayFilter(name)) return { [name]: [] }
  const [from, to] = DAY_FILTERS[name]
  return { [from]: [], [to]: [] }
}

/** The same question without this filter; of the answer only the total matters. */
export function without({ sort, q, filters = {} }: ListRequest, { name }: ActiveFilter): ListRequest {
  const { [name as DayFilter]: _, ...others } = filters
  return { ...(sort && { sort }), ...(q && name !== 'q' && { q }), filters: others, from: 0, size: 1 }
}

export const isDayFilter = (name: ActiveFilter['name']): name is DayFilter => name in DAY_FILTERS
