import { TextInput } from '@mantine/core'
import { AUDIT_SUBJECTS } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../shared/list/filters/FilterBar.tsx'
import { FilterChoices } from '../shared/list/filters/FilterChoices.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import { toggled } from '../shared/list/filters/toggled.ts'
import type { ListState } from '../shared/list/useListState.ts'

/** Who, about what, and between which days (UTC). */
export function AuditFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { q, filters } = state.chosen
  const { subject = [] } = filters
  return (
    <FilterBar>
      <SearchInput
        label={t('audit.filters.actor')}
        placeholder={t('audit.filters.actorHint')}
        given={q}
        onSearch={state.setSearch}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          size="md"
          label={t(`audit.filters.${name}`)}
          value={filters[name]?.[0] ?? ''}
          onChange={(event) => state.setFilter(name, event.currentTarget.value ? [event.currentTarget.value] : [])}
        />
      ))}
      <FilterChoices
        legend={t('audit.filters.subject')}
        choices={AUDIT_SUBJECTS.map((key) => ({
          key,
          label: t(`audit.subjects.${key}`),
          chosen: subject.includes(key),
        }))}
        onChoose={(key) => state.setFilter('subject', toggled(subject, key))}
      />
    </FilterBar>
  )
}
