import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import { formatDay } from '../../shared/dates/dates.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { SourceLink } from '../../shared/law/SourceLink.tsx'
import { LawLine } from '../../shared/lawLine/LawLine.tsx'
import { ScrollBox } from '../../shared/list/table/ScrollBox.tsx'
import { SortSelect } from '../../shared/list/table/SortSelect.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { LawStatusText, PartyText } from './CountryFacts.tsx'
import classes from './countries.module.css'
import { type CountrySort, SORTS } from './filterCountries.ts'
import { readingOf } from './readingOf.ts'
import type { CountryFilters } from './useCountryFilters.ts'
import type { LineOf } from './useCountryLines.ts'
import type { OwnMaterial } from './useOwnMaterial.ts'

type Props = { rows: readonly CountryStats[]; filters: CountryFilters; own: OwnMaterial; lines: LineOf }

/** Countries as table rows: law line for a use, result today, and confidence. */
export function CountryTable({ rows, filters, own, lines }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollBox label={t('informationHub.countries.title')} className={classes.box}>
      <table className={classes.table} aria-label={t('informationHub.countries.title')}>
        <thead>
          <tr>
            <SortHead sort="name" filters={filters} />
            <SortHead sort="party" filters={filters} />
            <SortHead sort="law" filters={filters} />
            <th scope="col">{t('informationHub.countries.columns.line')}</th>
            <th scope="col">{t('informationHub.countries.columns.today')}</th>
            <SortHead sort="documents" filters={filters} />
            <SortHead sort="confidence" filters={filters} />
            <SortHead sort="asOf" filters={filters} />
            <th scope="col">{t('informationHub.countries.columns.own')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CountryRow key={row.iso2} row={row} own={own.get(row.iso2)} lines={lines} />
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
    <th scope="col" aria-sort={isSorted ? direction : 'none'} data-column={sort}>
      <button type="button" onClick={() => filters.setSort(sort, isSorted && !filters.isDescending)}>
        {t(`informationHub.countries.columns.${sort}`)}
        <span aria-hidden="true">{isSorted ? ARROWS[direction] : ''}</span>
      </button>
    </th>
  )
}

const ARROWS = { ascending: ' ▲', descending: ' ▼' } as const

type RowProps = { row: CountryStats; own: number | undefined; lines: LineOf }

function CountryRow({ row, own, lines }: RowProps) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">
        <span className={classes.named}>
          <CountryPicture iso2={row.iso2} kind="thumbs" />
          <Link to={paths.country(row.iso2)}>{row.name}</Link>
        </span>
      </th>
      <td data-column="party">
        <PartyText row={row} />
      </td>
      <td data-column="law">
        <LawStatusText row={row} />
      </td>
      <LineCells row={row} lines={lines} />
      <td data-column="documents">{row.legalDocumentsCount || '–'}</td>
      <td data-column="confidence">
        {row.confidence && t(`informationHub.country.confidences.${row.confidence}`)}
        {row.asOf === null && row.clearingHouse && <SourceLink url={row.clearingHouse} kind="clearing_house" />}
      </td>
      <td data-column="asOf">
        {row.asOf ? formatDay(row.asOf) : '–'} {row.review?.overdue && <OverdueBadge />}
      </td>
      <td data-column="own">{own ?? '–'}</td>
    </tr>
  )
}

/** The law line and the result today; both are empty for a law that was not assessed or not found. */
function LineCells({ row, lines }: Pick<RowProps, 'row' | 'lines'>) {
  const { t } = useTranslation()
  const survey = useQuery(contentQueries.survey)
  const use = survey.data?.uses.find(({ id }) => id === 'screening')?.title ?? ''
  const segments = lines(row, 'screening')
  const reading = readingOf(row)
  return (
    <>
      <td data-column="line">
        {segments !== undefined && (
          <LawLine size="list" law={{ country: row.name, use }} segments={segments} mark={null} isReference />
        )}
      </td>
      <td data-column="today">
        {segments && <TrafficLight status={segments.at(-1)?.status ?? null} />}
        {reading === 'notAssessed' && <TrafficLight status="NOT_ASSESSED" />}
        {reading === 'noLaw' && t('informationHub.countries.noneFound')}
      </td>
    </>
  )
}

/** Sort control of the cards, and of the table where a narrow window hides its headings. */
export function ListSort({ filters: { sort, isDescending, setSort } }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const columns = SORTS.map((id) => ({ id, header: t(`informationHub.countries.columns.${id}`), sortable: true }))
  const state = {
    sort: { field: sort, direction: isDescending ? ('desc' as const) : ('asc' as const) },
    setSort: (field: string, direction: 'asc' | 'desc') => setSort(field, direction === 'desc'),
  }
  return <SortSelect columns={columns} state={state} />
}
