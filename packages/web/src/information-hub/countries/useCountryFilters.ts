import { useCountryNames } from '../../shared/countries/countryNames.ts'
import { recordOf } from '../../shared/objects/records.ts'
import { useAddress } from '../useAddress.ts'
import { type CountryFilter, FILTERS, type FilterName, SORTS } from './filterCountries.ts'

export const COUNTRY_VIEWS = ['table', 'cards', 'map'] as const

/** Filter, sort order and view in the query string; unknown values are ignored. */
export function useCountryFilters() {
  const { get, all, set } = useAddress()
  const values = recordOf(FILTERS, all)
  const q = get('q')
  const filter: CountryFilter = { q, names: useCountryNames(q !== ''), ...values }
  const [sort = 'name'] = SORTS.filter((one) => one === get('sort').replace('-', ''))
  const toggle = (name: FilterName, value: string) =>
    set({
      [name]: values[name].includes(value) ? values[name].filter((one) => one !== value) : [...values[name], value],
    })
  return {
    filter,
    view: COUNTRY_VIEWS.find((one) => one === get('view')) ?? 'table',
    sort,
    isDescending: get('sort').startsWith('-'),
    set,
    toggle,
    setSort: (by: string, descending: boolean) => set({ sort: descending ? `-${by}` : by }),
    clear: () => set({ q: '', ...Object.fromEntries(FILTERS.map((name) => [name, []])) }),
  }
}
export type CountryFilters = ReturnType<typeof useCountryFilters>
