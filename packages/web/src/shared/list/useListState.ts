import { PAGE_SIZE } from '@portal/contract'
import { useEffect } from 'react'
import { type SetURLSearchParams, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { getSession } from '../../api/session.ts'
import { readListSettings, saveListSettings } from './listSettings.ts'

/** The query parameters that every list has. */
const OWN_NAMES = ['sort', 'page', 'size', 'q']

type Direction = 'asc' | 'desc'
type ListRequest = { sort?: Partial<Record<string, Direction>> | undefined; from: number; size: number }
/** Values by query parameter. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The search text, and the values of each filter by its query parameter. */
export type ListFilter = { readonly q: string; readonly filters: Filters }

type Options<S> = {
  /** The key under which page size, sort order and default filters are remembered. */
  name: string
  /** The request body in the contract: query parameters that it refuses are dropped from the URL. */
  schema: S
  /** A field, with a minus in front for descending: `-id`. */
  defaultSort: string
  filters?: readonly string[]
  /** Filters with a default other than all; the user's choice is remembered. */
  standing?: Filters
  /** The part of the body that searches and filters; by default `q` and `filters`. */
  body?: (chosen: ListFilter) => object
}

export type ListState = {
  readonly sort: { readonly field: string; readonly direction: Direction }
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  readonly chosen: ListFilter
  readonly setSort: (field: string, direction: Direction) => void
  /** `replace`: the requested page does not exist, so its history entry is replaced. */
  readonly setPage: (page: number, replace?: boolean) => void
  readonly setSize: (size: number) => void
  readonly setSearch: (text: string) => void
  readonly setFilter: (name: string, values: readonly string[]) => void
  /** Sets several filters at once, including the search text (`q`). */
  readonly setFilters: (filters: Filters) => void
}

/**
 * The state of a server-side list, held in the URL (`?sort=-id&page=2&size=50&q=soil&status=COMPLETED`), so that a link
 * shows the same list; an empty value (`?status=`) is a default filter that was cleared. `request` is the request body.
 */
export function useListState<S extends z.ZodType<ListRequest>>(
  options: Options<S>,
): ListState & { request: z.output<S> } {
  const [params, setParams] = useSearchParams()
  const address = completeParams(options, params)
  useCleanAddress(address, params, setParams)
  const chosen = readChosen(options, address)
  const request = options.schema.parse(bodyOf(options, address))
  const [[field, direction] = parseSort(options.defaultSort)] = Object.entries(request.sort ?? {})

  /** Every change except that of the page returns to the first page. */
  const set = (values: Filters, replace = false) =>
    setParams((before) => withValues(before, { page: [], ...values }), { replace, preventScrollReset: true })
  const setFilters = (filters: Filters) => {
    const values = Object.entries(filters).map(([name, its]) => [name, standingValues(options, name, its)] as const)
    set(Object.fromEntries(values))
  }

  return {
    request,
    chosen,
    sort: { field, direction: direction ?? 'asc' },
    page: Math.floor(request.from / request.size) + 1,
    size: request.size,
    setSort: (by, way) => {
      saveListSettings(options.name, { sort: formatSort(by, way) })
      set({ sort: [formatSort(by, way)] })
    },
    setPage: (page, replace) => set({ page: [String(page)] }, replace),
    setSize: (size) => {
      saveListSettings(options.name, { size })
      set({ size: [String(size)] })
    },
    setSearch: (text) => set({ q: text === '' ? [] : [text] }, true),
    setFilter: (name, values) => setFilters({ [name]: values }),
    setFilters,
  }
}

function withValues(before: URLSearchParams, values: Filters) {
  const next = new URLSearchParams(before)
  for (const [name, its] of Object.entries(values)) {
    next.delete(name)
    for (const value of its) next.append(name, value)
  }
  return next
}

/** The valid parameters together with the remembered settings, so that a copied link shows the same list to others. */
function completeParams<S extends z.ZodType>(options: Options<S>, params: URLSearchParams): URLSearchParams {
  const { schema, filters = [], standing = {} } = options
  const names = [...OWN_NAMES, ...filters, ...Object.keys(standing)]
  const fits = (address: URLSearchParams) => schema.safeParse(bodyOf(options, address)).success
  const asked = validParams(params, names, fits)
  const missing = Object.entries(nonDefaultParams(options)).filter(([name]) => !asked.has(name))
  return missing.length === 0 ? asked : validParams(withValues(asked, Object.fromEntries(missing)), names, fits)
}

function useCleanAddress(address: URLSearchParams, params: URLSearchParams, setParams: SetURLSearchParams) {
  useEffect(() => {
    if (address.toString() !== params.toString()) setParams(address, { replace: true, preventScrollReset: true })
  })
}

/** The remembered settings that differ from the defaults, as query parameters. */
function nonDefaultParams<S>({ name, defaultSort, standing = {} }: Options<S>): Filters {
  const { size = chosenSize(), sort = defaultSort, filters = {} } = readListSettings(name)
  const chosen = Object.entries(filters).filter(([filter]) => standing[filter])
  return {
    ...(size !== PAGE_SIZE && { size: [String(size)] }),
    ...(sort !== defaultSort && { sort: [sort] }),
    ...Object.fromEntries(chosen.map(([filter, values]) => [filter, emptyIfNone(values)])),
  }
}

/** A default filter that was cleared is an empty value in the URL. */
const emptyIfNone = (values: readonly string[]) => (values.length === 0 ? [''] : values)

function standingValues<S>({ name, standing }: Options<S>, filter: string, values: readonly string[]) {
  if (standing?.[filter] === undefined) return values
  rememberStanding(name, { [filter]: values })
  return emptyIfNone(values)
}

const rememberStanding = (list: string, filters: Filters) =>
  saveListSettings(list, { filters: { ...readListSettings(list).filters, ...filters } })

function readChosen<S>({ filters = [], standing = {} }: Options<S>, address: URLSearchParams): ListFilter {
  const values = [...filters, ...Object.keys(standing)].map((filter) => {
    const given = address.has(filter) ? address.getAll(filter) : (standing[filter] ?? [])
    return [filter, given.filter((value) => value !== '')] as const
  })
  return { q: address.get('q') ?? '', filters: Object.fromEntries(values) }
}

function bodyOf<S>(options: Options<S>, address: URLSearchParams): object {
  const { defaultSort, body = searchAndFilters } = options
  const size = Number(address.get('size') ?? PAGE_SIZE)
  return {
    sort: Object.fromEntries([parseSort(address.get('sort') ?? defaultSort)]),
    from: (Number(address.get('page') ?? 1) - 1) * size,
    size,
    ...body(readChosen(options, address)),
  }
}

function searchAndFilters({ q, filters }: ListFilter) {
  const given = Object.entries(filters).filter(([, values]) => values.length > 0)
  return { ...(q && { q }), ...(given.length > 0 && { filters: Object.fromEntries(given) }) }
}

const formatSort = (field: string, direction: Direction) => (direction === 'desc' ? `-${field}` : field)

const parseSort = (sort: string): [string, Direction] =>
  sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc']

const chosenSize = () => getSession().user?.preferences.pageSize ?? PAGE_SIZE

/**
 * The valid query parameters in their order: unknown names and values that the schema rejects, as in an old or mistyped
 * link, are dropped.
 */
function validParams(
  address: URLSearchParams,
  names: readonly string[],
  fits: (address: URLSearchParams) => boolean,
): URLSearchParams {
  const known = new URLSearchParams([...address].filter(([name]) => names.includes(name)))
  if (fits(known)) return known
  let kept = new URLSearchParams()
  for (const [name, value] of known) {
    const more = new URLSearchParams(kept)
    more.append(name, value)
    if (fits(more)) kept = more
  }
  return kept
}
