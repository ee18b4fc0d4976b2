import { useTranslation } from 'react-i18next'
import { SortSelect } from '../../shared/list/table/SortSelect.tsx'
import { SORTS } from './filterCountries.ts'
import type { CountryFilters } from './useCountryFilters.ts'

/** Sorts the cards by what the table is sorted by. */
export function CardSort({ filters: { sort, isDescending, setSort } }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const columns = SORTS.map((id) => ({ id, header: t(`informationHub.countries.columns.${id}`), sortable: true }))
  const state = {
    sort: { field: sort, direction: isDescending ? ('desc' as const) : ('asc' as const) },
    setSort: (field: string, direction: 'asc' | 'desc') => setSort(field, direction === 'desc'),
  }
  return <SortSelect columns={columns} state={state} />
}
