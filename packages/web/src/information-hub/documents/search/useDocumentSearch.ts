import {
  type CallInput,
  type CallOutput,
  DOCUMENT_PAGE_SIZE,
  DOCUMENT_STATUSES,
  DocumentQuery,
  type legalDocuments,
} from '@portal/contract'
import { isRealDay } from '../../../shared/dates/dates.ts'
import { useAddress } from '../../useAddress.ts'
import { FACETS, type Facet } from '../useFacetText.ts'

export type SearchResult = CallOutput<typeof legalDocuments.search>
export type DocumentHit = SearchResult['results'][number]
type DocumentFilter = Required<Omit<CallInput<typeof legalDocuments.search>['body'], 'validOn'>> & {
  readonly validOn?: string
}

export const LAST_PAGE = 10_000 / DOCUMENT_PAGE_SIZE
const { country, year, kind } = DocumentQuery.shape

/** Search state in the query string; values that the endpoint would reject are ignored. */
export function useDocumentSearch() {
  const { get, all, set } = useAddress()
  const page = Math.min(Math.max(Math.trunc(Number(get('page'))) || 1, 1), LAST_PAGE)
  const given = get('validOn')
  const validOn = isRealDay(given) ? given : ''
  const filter: DocumentFilter = {
    q: get('q').slice(0, 500),
    from: (page - 1) * DOCUMENT_PAGE_SIZE,
    size: DOCUMENT_PAGE_SIZE,
    country: country.safeParse(all('country')).data ?? [],
    kind: kind.safeParse(all('kind')).data ?? [],
    language: kind.safeParse(all('language')).data ?? [],
    status: DOCUMENT_STATUSES.filter((status) => all('status').includes(status)),
    year: year.safeParse(all('year')).data ?? [],
    undated: get('undated') === 'yes',
    ...(validOn && { validOn }),
  }
  /** A changed search or filter starts at page one. */
  const change = (values: Parameters<typeof set>[0], replace = false) => set({ ...values, page: '' }, replace)
  return {
    filter,
    page,
    /** An invalid date in the address, which the search ignores and reports. */
    badDay: validOn === given ? '' : given,
    change,
    toggle: (facet: Facet, value: string) => change({ [facet]: without(filter[facet], value) }),
    turnTo: (next: number, replace = false) => set({ page: next === 1 ? '' : String(next) }, replace),
    clear: () => change({ q: '', validOn: '', undated: '', ...Object.fromEntries(FACETS.map((facet) => [facet, ''])) }),
    active: FACETS.reduce((sum, facet) => sum + filter[facet].length, validOn ? 1 : 0),
  }
}
export type DocumentSearch = ReturnType<typeof useDocumentSearch>

const without = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
