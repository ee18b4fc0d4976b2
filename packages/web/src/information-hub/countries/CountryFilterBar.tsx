import type { CountryStats } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import classes from './countries.module.css'
import { FILTERS, offers } from './filterCountries.ts'
import type { CountryFilters } from './useCountryFilters.ts'
import { useFilterValue } from './useFilterValue.ts'

/** What countries can be narrowed down by, with how many there are of each. */
export function CountryFilterBar({ rows, filters }: { rows: readonly CountryStats[]; filters: CountryFilters }) {
  const { t } = useTranslation()
  const inWords = useFilterValue()
  const chosen = FILTERS.reduce((sum, name) => sum + filters.wanted[name].length, 0)
  // A link with filters shows them; who opens or closes it afterwards decides.
  const [isSet] = useState(chosen > 0)
  return (
    <details className={classes.filters} open={isSet}>
      <summary>{t('informationHub.countries.filtering', { count: chosen })}</summary>
      {FILTERS.map((name) => (
        <FilterChoices
          key={name}
          legend={t(`informationHub.countries.filters.${name}`)}
          choices={[...offers(rows, filters.wanted, name)]
            .map(([key, count]) => ({
              key,
              count,
              label: inWords(name, key),
              chosen: filters.wanted[name].includes(key),
            }))
            .toSorted((a, b) => a.label.localeCompare(b.label))}
          onChoose={(value) => filters.toggle(name, value)}
        />
      ))}
    </details>
  )
}
