import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../../shared/list/filters/FilterChoices.tsx'
import { toggled } from '../../../shared/list/filters/toggled.ts'
import type { ValueFilter } from './assessmentFilters.ts'
import type { Facets } from './FilterPanel.tsx'

type Props = {
  name: ValueFilter
  values: readonly string[]
  facets: Facets
  /** What it counts, where its name alone would not say. */
  legend?: string
}

/** A filter with few values: all of them as buttons, with how many there are of each. */
export function FacetChoices({ name, values, facets, legend }: Props) {
  const { t } = useTranslation()
  const { state, request, filterValues, wording } = facets
  const chosen = (request.filters?.[name] ?? []).map(String)
  const counts = filterValues?.[name]
  return (
    <FilterChoices
      legend={legend ?? t(`assessments.list.filters.${name}`)}
      choices={values.map((value) => ({
        key: value,
        label: wording.value(name, value),
        chosen: chosen.includes(value),
        count: counts && (counts.find((one) => one.value === value)?.count ?? 0),
      }))}
      onChoose={(value) => state.setFilter(name, toggled(chosen, value))}
    />
  )
}
