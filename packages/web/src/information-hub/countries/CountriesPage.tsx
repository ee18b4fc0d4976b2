import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryPicture } from '../../shared/countries/CountryPicture.tsx'
import type { PartyStanding } from '../../shared/countries/countries.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { Hero } from '../Hero.tsx'
import { hubQueries } from '../hub.queries.ts'
import type { LawCategory } from './CountryFacts.tsx'
import { InactiveReason, LawStatusText, PartyText } from './CountryFacts.tsx'
import classes from './countries.module.css'
import { countOptions, FILTERS, type FilterName, filterCountries, sortCountries } from './filterCountries.ts'
import { COUNTRY_VIEWS, type CountryFilters, useCountryFilters } from './useCountryFilters.ts'

/** Lazy, so that the first paint does not wait for the map, the table and the sort control. */
const CountryMap = lazy(async () => ({ default: (await import('./CountryMap.tsx')).CountryMap }))
const CountryTable = lazy(async () => ({ default: (await import('./CountryTable.tsx')).CountryTable }))
const NoCountries = lazy(async () => ({ default: (await import('./NoCountries.tsx')).NoCountries }))
const CardSort = lazy(async () => ({ default: (await import('./CountryTable.tsx')).CardSort }))

/** Directory of all countries and areas. */
export function CountriesPage() {
  const { t } = useTranslation()
  const filters = useCountryFilters()
  const stats = useQuery(hubQueries.stats)
  return (
    <>
      <Hero title={t('informationHub.countries.title')} lead={t('informationHub.countries.lead')}>
        <SearchInput
          label={t('informationHub.countries.search')}
          placeholder={t('informationHub.countries.searchHint')}
          given={filters.filter.q}
          onSearch={(q) => filters.set({ q }, true)}
        />
      </Hero>
      <div className={classes.content}>
        {stats.isError && <ContentFailure onRetry={() => stats.refetch()} />}
        {stats.isPending && <Loading lines={10} />}
        {stats.data && <CountryResults rows={stats.data.rows} filters={filters} />}
      </div>
    </>
  )
}

function CountryResults({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const { filter, sort, isDescending } = filters
  const matches = filterCountries(rows, filter)
  const isByMatch = filter.q.trim() !== '' && sort === 'name' && !isDescending
  const found = isByMatch ? matches : sortCountries(matches, sort, isDescending)
  return (
    <>
      <CountryFilterBar rows={rows} filters={filters} />
      <div className={classes.summary}>
        <p role="status">{t('informationHub.countries.found', { count: found.length, all: rows.length })}</p>
        {filters.view === 'cards' && (
          <div className={classes.sort}>
            <Suspense>
              <CardSort filters={filters} />
            </Suspense>
          </div>
        )}
        <ViewChoice filters={filters} />
      </div>
      {found.length === 0 ? (
        <Suspense>
          <NoCountries rows={rows} filters={filters} />
        </Suspense>
      ) : (
        <CountryView found={found} filters={filters} />
      )}
    </>
  )
}

function CountryView({ found, filters }: { found: readonly CountryStats[]; filters: CountryFilters }) {
  if (filters.view === 'cards') return <CountryCards rows={found} />
  return (
    <Suspense fallback={<Loading lines={10} />}>
      {filters.view === 'table' ? <CountryTable rows={found} filters={filters} /> : <CountryMap rows={found} />}
    </Suspense>
  )
}

/** Facets with counts. */
function CountryFilterBar({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const inWords = useFilterValue()
  const chosen = FILTERS.reduce((sum, name) => sum + filters.filter[name].length, 0)
  // Initially open if the link has filters; the user's choice stays after that.
  const [isSet] = useState(chosen > 0)
  return (
    <details className={classes.filters} open={isSet}>
      <summary>{t('informationHub.countries.filtering', { count: chosen })}</summary>
      {FILTERS.map((name) => (
        <FilterChoices
          key={name}
          legend={t(`informationHub.countries.filters.${name}`)}
          choices={[...countOptions(rows, filters.filter, name)]
            .map(([key, count]) => ({
              key,
              count,
              label: inWords(name, key),
              chosen: filters.filter[name].includes(key),
            }))
            .toSorted((a, b) => a.label.localeCompare(b.label))}
          onChoose={(value) => filters.toggle(name, value)}
        />
      ))}
    </details>
  )
}

/** Label of a filter value. */
function useFilterValue() {
  const { t } = useTranslation()
  return (name: FilterName, value: string): string => {
    if (name === 'region') return value === 'none' ? t('informationHub.countries.noRegion') : value
    if (name === 'party') return t(`informationHub.partyStatus.${value as PartyStanding}`)
    if (name === 'law') return t(`informationHub.lawStatus.${value as LawCategory}`)
    return t(`informationHub.countries.${value as 'active' | 'inactive'}`)
  }
}

/** Switches between cards, table and map. */
function ViewChoice({ filters }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const choices = COUNTRY_VIEWS.map((key) => ({
    key,
    label: t(`informationHub.countries.views.${key}`),
    chosen: filters.view === key,
  }))
  return (
    <FilterChoices
      legend={t('informationHub.countries.view')}
      choices={choices}
      onChoose={(view) => filters.set({ view: view === 'cards' ? undefined : view })}
    />
  )
}

/** A card per country; the whole card is a link. */
const CountryCards = ({ rows }: { rows: readonly CountryStats[] }) => (
  <ul className={classes.cards}>
    {rows.map((row, index) => (
      <CountryCard key={row.iso2} row={row} isFirst={index < FIRST_SEEN} />
    ))}
  </ul>
)

/** Cards above the fold, whose flags load eagerly. */
const FIRST_SEEN = 8

function CountryCard({ row, isFirst }: { row: CountryStats; isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={classes.card} data-active={row.active}>
      <div className={classes.head}>
        <CountryPicture iso2={row.iso2} kind="thumbs" isFirst={isFirst} />
        <h2>
          <Link to={paths.country(row.iso2)}>{row.name}</Link>
        </h2>
      </div>
      <p>
        <PartyText row={row} />
      </p>
      <p>
        <LawStatusText row={row} />
      </p>
      <p className={classes.counts}>
        {t('informationHub.countries.matrices', { count: row.decisionMatricesCount })} ·{' '}
        {t('informationHub.countries.documents', { count: row.legalDocumentsCount })}
        {row.hasEnglishOfficialDocs && ` · ${t('informationHub.countries.english')}`}
      </p>
      {row.asOf && <p className={classes.counts}>{t('informationHub.asOf', { day: formatDay(row.asOf) })}</p>}
      {row.review?.overdue && <OverdueBadge />}
      <InactiveReason row={row} />
    </li>
  )
}
