import { PAGE_SIZE } from '@portal/contract'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { getSession } from '../../api/session.ts'
import { rememberedList, rememberList } from './rememberedList.ts'

type Direction = 'asc' | 'desc'
type ListRequest = { sort?: Partial<Record<string, Direction>> | undefined; from: number; size: number }
type Filters = Readonly<Record<string, readonly string[]>>

/** What is searched for and the chosen values of each filter, by its name in the address. */
export type Chosen = { readonly q: string; readonly filters: Filters }

type Options<S> = {
  /** Under which name size, sort and standing filters are remembered. */
  name: string
  /** The list's body in the contract: an address that does not fit it falls back to the first page. */
  schema: S
  /** A field, with a minus in front for descending: `-id`. */
  defaultSort: string
  filters?: readonly string[]
  /** Standing filters: what they are until somebody chooses otherwise, which is then remembered. */
  standing?: Filters
  /** The part of the body that searches and filters; by default `q` and `filters`. */
  body?: (chosen: Chosen) => object
}

export type ListState = {
  readonly sort: { readonly field: string; readonly direction: Direction }
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly chosen: Chosen
  readonly setSort: (field: string, direction: Direction) => void
  readonly setPage: (page: number) => void
  readonly setSize: (size: number) => void
  readonly setSearch: (text: string) => void
  readonly setFilter: (name: string, values: readonly string[]) => void
}

/**
 * The state of a server-side list. It lives in the address (`?sort=-id&page=2&size=50&q=soil&status=COMPLETED`), so a
 * link shows the same list; an empty value (`?status=`) is a standing filter that was taken away. `request` is the body
 * to send.
 */
export function useListState<S extends z.ZodType<ListRequest>>(
  options: Options<S>,
): ListState & { request: z.output<S> } {
  const [params, setParams] = useSearchParams()
  const chosen = readChosen(options, params)
  const request = readRequest(options, params, chosen)
  const [[field, direction] = parseSort(options.defaultSort)] = Object.entries(request.sort ?? {})

  /** Everything but turning the page starts at the first page again. */
  const set = (name: string, values: readonly string[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        next.delete(name)
        for (const value of values) next.append(name, value)
        return next
      },
      { replace: name === 'q', preventScrollReset: true },
    )

  return {
    request,
    chosen,
    sort: { field, direction: direction ?? 'asc' },
    page: Math.floor(request.from / request.size) + 1,
    size: request.size,
    setSort: (by, way) => {
      rememberList(options.name, { sort: formatSort(by, way) })
      set('sort', [formatSort(by, way)])
    },
    setPage: (page) => set('page', [String(page)]),
    setSize: (size) => {
      rememberList(options.name, { size })
      set('size', [String(size)])
    },
    setSearch: (text) => set('q', text === '' ? [] : [text]),
    setFilter: (name, values) => {
      const isStanding = options.standing?.[name] !== undefined
      if (isStanding) rememberStanding(options.name, { [name]: values })
      set(name, isStanding && values.length === 0 ? [''] : values)
    },
  }
}

const rememberStanding = (list: string, filters: Filters) =>
  rememberList(list, { filters: { ...rememberedList(list).filters, ...filters } })

function readChosen<S>({ name, filters = [], standing = {} }: Options<S>, params: URLSearchParams): Chosen {
  const remembered = rememberedList(name).filters ?? {}
  const withoutAddress = { ...standing, ...remembered }
  const values = [...filters, ...Object.keys(standing)].map((filter) => {
    const given = params.has(filter) ? params.getAll(filter) : (withoutAddress[filter] ?? [])
    return [filter, given.filter((value) => value !== '')] as const
  })
  return { q: params.get('q') ?? '', filters: Object.fromEntries(values) }
}

function readRequest<S extends z.ZodType<ListRequest>>(
  options: Options<S>,
  params: URLSearchParams,
  chosen: Chosen,
): z.output<S> {
  const { name, schema, defaultSort, standing = {}, body = searchAndFilters } = options
  const remembered = rememberedList(name)
  const size = Number(params.get('size') ?? remembered.size ?? chosenSize())
  const asked = schema.safeParse({
    sort: Object.fromEntries([parseSort(params.get('sort') ?? remembered.sort ?? defaultSort)]),
    from: (Number(params.get('page') ?? 1) - 1) * size,
    size,
    ...body(chosen),
  })
  if (asked.success) return asked.data
  return schema.parse({
    sort: Object.fromEntries([parseSort(defaultSort)]),
    ...body({ q: '', filters: standing }),
  })
}

function searchAndFilters({ q, filters }: Chosen) {
  const given = Object.entries(filters).filter(([, values]) => values.length > 0)
  return { ...(q && { q }), ...(given.length > 0 && { filters: Object.fromEntries(given) }) }
}

const formatSort = (field: string, direction: Direction) => (direction === 'desc' ? `-${field}` : field)

const parseSort = (sort: string): [string, Direction] =>
  sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc']

const chosenSize = () => getSession().user?.preferences.pageSize ?? PAGE_SIZE
