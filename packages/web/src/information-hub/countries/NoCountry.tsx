import { Button, Group } from '@mantine/core'
import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { emptiedBy } from './filterCountries.ts'
import type { CountryFilters } from './useCountryFilters.ts'

/** Names what emptied the list, and how many there are without it. */
export function NoCountry({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const cause = emptiedBy(rows, filters.wanted)
  const named = cause ? t(`informationHub.countries.filters.${cause.name}`) : ''
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={named ? t('informationHub.countries.emptiedBy', { filter: named }) : t('informationHub.countries.emptied')}
      action={
        <Group justify="center" mt="sm">
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
