import type { CountryStats } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { Hero } from '../Hero.tsx'
import { hubQueries } from '../hub.queries.ts'
import { CountryCards } from './CountryCards.tsx'
import { CountryFilterBar } from './CountryFilterBar.tsx'
import classes from './countries.module.css'
import { filterCountries, sortCountries } from './filterCountries.ts'
import { NoCountry } from './NoCountry.tsx'
import { type CountryFilters, useCountryFilters } from './useCountryFilters.ts'
import { ViewChoice } from './ViewChoice.tsx'

/** What one chooses comes after the first paint; the map's shapes and the table only for who wants them. */
const CountryMap = lazy(async () => ({ default: (await import('./CountryMap.tsx')).CountryMap }))
const CountryTable = lazy(async () => ({ default: (await import('./CountryTable.tsx')).CountryTable }))
const CardSort = lazy(async () => ({ default: (await import('./CardSort.tsx')).CardSort }))

/** Every country and area: what its law says is one click away. */
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
          given={filters.wanted.q}
          onSearch={(q) => filters.set({ q }, true)}
        />
      </Hero>
      <div className={classes.content}>
        {stats.isError && <ContentFailure onRetry={() => stats.refetch()} />}
        {stats.isPending && <Loading lines={10} />}
        {stats.data && <Found rows={stats.data.rows} filters={filters} />}
      </div>
    </>
  )
}

function Found({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const found = sortCountries(filterCountries(rows, filters.wanted), filters.sort, filters.isDescending)
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
      {found.length === 0 ? <NoCountry rows={rows} filters={filters} /> : <Shown found={found} filters={filters} />}
    </>
  )
}

function Shown({ found, filters }: { found: readonly CountryStats[]; filters: CountryFilters }) {
  if (filters.view === 'cards') return <CountryCards rows={found} />
  return (
    <Suspense fallback={<Loading lines={10} />}>
      {filters.view === 'table' ? <CountryTable rows={found} filters={filters} /> : <CountryMap rows={found} />}
    </Suspense>
  )
}
