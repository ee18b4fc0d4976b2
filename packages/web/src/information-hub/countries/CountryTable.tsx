import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../shared/dates/dates.ts'
import { ScrollBox } from '../../shared/list/table/ScrollBox.tsx'
import { SortSelect } from '../../shared/list/table/SortSelect.tsx'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { LawStatusText, PartyText } from './CountryFacts.tsx'
import classes from './countries.module.css'
import { type CountrySort, SORTS } from './filterCountries.ts'
import type { CountryFilters } from './useCountryFilters.ts'

type Props = { rows: readonly CountryStats[]; filters: CountryFilters }

/** Countries as a table that sorts by any column. */
export function CountryTable({ rows, filters }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollBox label={t('informationHub.countries.title')}>
      <table className={classes.table} aria-label={t('informationHub.countries.title')}>
        <thead>
          <tr>
            {SORTS.map((sort) => (
              <SortHead key={sort} sort={sort} filters={filters} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CountryRow key={row.iso2} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function SortHead({ sort, filters }: { sort: CountrySort; filters: CountryFilters }) {
  const { t } = useTranslation()
  const isSorted = filters.sort === sort
  const direction = filters.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button type="button" onClick={() => filters.setSort(sort, isSorted && !filters.isDescending)}>
        {t(`informationHub.countries.columns.${sort}`)}
        <span aria-hidden="true">{isSorted ? ARROWS[direction] : ''}</span>
      </button>
    </th>
  )
}

const ARROWS = { ascending: ' ▲', descending: ' ▼' } as const

const CountryRow = ({ row }: { row: CountryStats }) => (
  <tr>
    <th scope="row">
      <span className={classes.named}>
        <CountryPicture iso2={row.iso2} kind="thumbs" />
        <Link to={paths.country(row.iso2)}>{row.name}</Link>
      </span>
    </th>
    <td>
      <PartyText row={row} />
    </td>
    <td>
      <LawStatusText row={row} />
    </td>
    <td>{row.decisionMatricesCount}</td>
    <td>{row.legalDocumentsCount}</td>
    <td>
      {row.asOf ? formatDay(row.asOf) : '–'} {row.review?.overdue && <OverdueBadge />}
    </td>
  </tr>
)

/** Sort control of the cards, by the columns of the table. */
export function CardSort({ filters: { sort, isDescending, setSort } }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const columns = SORTS.map((id) => ({ id, header: t(`informationHub.countries.columns.${id}`), sortable: true }))
  const state = {
    sort: { field: sort, direction: isDescending ? ('desc' as const) : ('asc' as const) },
    setSort: (field: string, direction: 'asc' | 'desc') => setSort(field, direction === 'desc'),
  }
  return <SortSelect columns={columns} state={state} />
}
