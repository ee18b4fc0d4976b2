import type { CountryStats } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartyStanding } from '../../shared/countries/countries.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { ContentFailure } from '../ContentFailure.tsx'
import { hubQueries } from '../hub.queries.ts'
import type { LawCategory } from './CountryFacts.tsx'
import { CountryGroups } from './CountryGroups.tsx'
import { ListSort } from './CountryTable.tsx'
import classes from './countries.module.css'
import { countOptions, FILTERS, type FilterName, filterCountries, sortCountries } from './filterCountries.ts'
import { ReadingSummary } from './ReadingSummary.tsx'
import readingClasses from './reading.module.css'
import { readingOf } from './readingOf.ts'
import { COUNTRY_VIEWS, type CountryFilters, useCountryFilters } from './useCountryFilters.ts'
import { type OwnMaterial, useOwnMaterial } from './useOwnMaterial.ts'

/** Lazy, so that the first paint does not wait for the map and the sort control. */
const CountryMap = lazy(async () => ({ default: (await import('./CountryMap.tsx')).CountryMap }))
const NoCountries = lazy(async () => ({ default: (await import('./NoCountries.tsx')).NoCountries }))

/** Directory of all countries and areas: assessed ones first, the others collapsed. */
export function CountriesPage() {
  const filters = useCountryFilters()
  const stats = useQuery(hubQueries.stats)
  const { own, isKnown } = useOwnMaterial()
  // The user's own countries come first: their rows would move if the list were shown before they are known.
  const isWaiting = stats.isPending || (stats.data !== undefined && !isKnown)
  return (
    <>
      <Head rows={stats.data?.rows} own={own} isMap={filters.view === 'map'} />
      <div className={classes.content}>
        {stats.isError && <ContentFailure onRetry={() => stats.refetch()} />}
        {isWaiting && <Loading lines={10} />}
        {stats.data && isKnown && <CountryResults rows={stats.data.rows} filters={filters} own={own} />}
      </div>
    </>
  )
}

type HeadProps = { rows: readonly CountryStats[] | undefined; own: OwnMaterial; isMap: boolean }

/** The title with the numbers of countries; beside it the map of those that are assessed, unless the large map follows. */
function Head({ rows = [], own, isMap }: HeadProps) {
  const { t } = useTranslation()
  const count = (reading: ReturnType<typeof readingOf>) => rows.filter((row) => readingOf(row) === reading).length
  const lead = t('informationHub.countries.lead', { assessed: count('assessed'), noLaw: count('noLaw') })
  const notAssessed = count('notAssessed')
  const rest = notAssessed > 0 && t('informationHub.countries.leadNotAssessed', { count: notAssessed })
  const title = (
    <PageTitle
      title={t('informationHub.countries.title')}
      lead={<span data-hidden={rows.length === 0}>{[lead, rest].filter(Boolean).join(' ')}</span>}
    />
  )
  if (isMap) return <div className={readingClasses.alone}>{title}</div>
  return (
    <div className={readingClasses.top}>
      <div>
        {title}
        <ReadingSummary rows={rows} own={own} />
      </div>
      <ReadingMap rows={rows} own={own} />
    </div>
  )
}

const ReadingMap = lazyMap()

/** The picture beside the title only repeats the counts, so the page does not wait for it. */
function lazyMap() {
  const Picture = lazy(async () => ({ default: (await import('./ReadingMap.tsx')).ReadingMap }))
  return (props: { rows: readonly CountryStats[]; own: OwnMaterial }) => (
    <div className={readingClasses.picture}>
      <Suspense>
        <Picture {...props} />
      </Suspense>
    </div>
  )
}

type Props = { rows: readonly CountryStats[]; filters: CountryFilters; own: OwnMaterial }

function CountryResults({ rows, filters, own }: Props) {
  const { t } = useTranslation()
  const { filter, sort, isDescending, view } = filters
  const matches = filterCountries(rows, filter)
  const isPlain = sort === 'name' && !isDescending
  const sorted = isPlain && filter.q.trim() !== '' ? matches : sortCountries(matches, sort, isDescending)
  // In the default order, countries that one has material from come first.
  const found = isPlain && filter.q.trim() === '' ? ownFirst(sorted, own) : sorted
  return (
    <>
      <div className={classes.find}>
        <SearchInput
          label={t('informationHub.countries.search')}
          placeholder={t('informationHub.countries.searchHint')}
          value={filter.q}
          onSearch={(q) => filters.set({ q }, true)}
        />
        <CountryFilterBar rows={rows} filters={filters} />
        {view !== 'map' && (
          <div className={classes.sort} data-view={view}>
            <ListSort filters={filters} />
          </div>
        )}
        <ViewChoice filters={filters} />
      </div>
      <p role="status" className={classes.found}>
        {t('informationHub.countries.found', { count: found.length, all: rows.length })}
      </p>
      {found.length === 0 && (
        <Suspense>
          <NoCountries rows={rows} filters={filters} />
        </Suspense>
      )}
      {found.length > 0 && view !== 'map' && <CountryGroups rows={found} filters={filters} own={own} />}
      {found.length > 0 && view === 'map' && (
        <Suspense fallback={<Loading lines={10} />}>
          <CountryMap rows={found} />
        </Suspense>
      )}
    </>
  )
}

const ownFirst = (rows: readonly CountryStats[], own: OwnMaterial) =>
  rows.toSorted((a, b) => Number(own.has(b.iso2)) - Number(own.has(a.iso2)))

/** Facets with counts. */
function CountryFilterBar({ rows, filters }: Pick<Props, 'rows' | 'filters'>) {
  const { t } = useTranslation()
  const inWords = useFilterValue()
  const chosen = FILTERS.reduce((sum, name) => sum + filters.filter[name].length, 0)
  // Initially open if the link has filters; the user's choice stays after that.
  const [isSet] = useState(chosen > 0)
  return (
    <Details
      className={classes.filters}
      open={isSet}
      summary={t('informationHub.countries.filtering', { count: chosen })}
    >
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
            .toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))}
          onChoose={(value) => filters.toggle(name, value)}
        />
      ))}
    </Details>
  )
}

/** Label of a filter value. */
function useFilterValue() {
  const { t } = useTranslation()
  return (name: FilterName, value: string): string => {
    if (name === 'region') return value === 'none' ? t('informationHub.countries.noRegion') : value
    if (name === 'party') return t(`informationHub.partyStatus.${value as PartyStanding}`)
    if (name === 'law') return t(`informationHub.lawStatus.${value as LawCategory}`)
    return t(`informationHub.countries.confidences.${value as 'high' | 'medium' | 'low' | 'none'}`)
  }
}

/** Switches between table, cards and map. */
function ViewChoice({ filters }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const choices = COUNTRY_VIEWS.map((key) => ({
    key,
    label: t(`informationHub.countries.views.${key}`),
    chosen: filters.view === key,
  }))
  return (
    <div className={classes.views}>
      <FilterChoices
        legend={t('informationHub.countries.view')}
        choices={choices}
        onChoose={(view) => filters.set({ view: view === 'table' ? undefined : view })}
      />
    </div>
  )
}
