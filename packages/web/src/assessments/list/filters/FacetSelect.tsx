import { useTranslation } from 'react-i18next'
import { ManyChoice } from '../../../shared/administration/ManyChoice.tsx'
import type { ValueFilter } from './assessmentFilters.ts'
import type { Facets } from './FilterPanel.tsx'

type Props = { name: ValueFilter; facets: Facets }

/** A filter with many values: those that have a hit, with how many, found by typing; chosen ones stay. */
export function FacetSelect({ name, facets: { state, request, filterValues, wording } }: Props) {
  const { t } = useTranslation()
  const chosen = (request.filters?.[name] ?? []).map(String)
  const offered = filterValues?.[name] ?? []
  const gone = chosen.filter((value) => !offered.some((one) => one.value === value))
  const data = [...offered, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    label: t('assessments.list.counted', { value: wording.value(name, value), count }),
  }))
  return (
    <ManyChoice
      label={t(`assessments.list.filters.${name}`)}
      placeholder={t('assessments.list.any')}
      data={data.toSorted((a, b) => a.label.localeCompare(b.label))}
      value={chosen}
      onChange={(values) => state.setFilter(name, values)}
    />
  )
}
