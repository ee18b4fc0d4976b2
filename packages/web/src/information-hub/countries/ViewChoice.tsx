import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import { type CountryFilters, VIEWS } from './useCountryFilters.ts'

/** Cards, a table or the map, of the same countries. */
export function ViewChoice({ filters }: { filters: CountryFilters }) {
  const { t } = useTranslation()
  const choices = VIEWS.map((key) => ({
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
