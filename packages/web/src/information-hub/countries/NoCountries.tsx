import { Button, Group } from '@mantine/core'
import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { type CountryFilter, FILTERS, type FilterName, filterCountries } from './filterCountries.ts'
import type { CountryFilters } from './useCountryFilters.ts'

/** Empty state: names the filter that excludes most and offers to remove it. */
export function NoCountries({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const cause = blockingFilter(rows, filters.filter)
  const named = cause ? t(`informationHub.countries.filters.${cause.name}`) : ''
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={named ? t('informationHub.countries.emptiedBy', { filter: named }) : t('informationHub.countries.emptied')}
      action={
        <Group mt="sm">
          {cause && (
            <Button variant="default" onClick={() => filters.set({ [cause.name]: [] })}>
              {t('informationHub.countries.without', { filter: named, count: cause.count })}
            </Button>
          )}
          <Button variant="subtle" onClick={filters.clear}>
            {t('informationHub.countries.clear')}
          </Button>
        </Group>
      }
    />
  )
}

/** The filter (or search text) whose removal would give the most results. */
export function blockingFilter(
  rows: readonly CountryStats[],
  filter: CountryFilter,
): { name: FilterName | 'q'; count: number } | undefined {
  const without = (name: FilterName | 'q'): CountryFilter => ({ ...filter, [name]: name === 'q' ? '' : [] })
  return (['q', ...FILTERS] as const)
    .filter((name) => filter[name].length > 0)
    .map((name) => ({ name, count: filterCountries(rows, without(name)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]
}
