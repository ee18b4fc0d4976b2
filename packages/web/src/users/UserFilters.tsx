import { USER_STATUSES } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { GroupChoice } from '../shared/administration/GroupChoice.tsx'
import { FilterBar } from '../shared/list/filters/FilterBar.tsx'
import { FilterChoices } from '../shared/list/filters/FilterChoices.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import { toggled } from '../shared/list/filters/toggled.ts'
import type { ListState } from '../shared/list/useListState.ts'

/** Search text, status and groups. No status chosen means all of them. */
export function UserFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { q, filters } = state.chosen
  const { status = [], userGroups = [] } = filters
  return (
    <FilterBar>
      <SearchInput label={t('users.search')} placeholder={t('users.searchHint')} given={q} onSearch={state.setSearch} />
      <FilterChoices
        legend={t('users.filters.status')}
        choices={USER_STATUSES.map((key) => ({ key, label: t(`users.status.${key}`), chosen: status.includes(key) }))}
        onChoose={(key) => state.setFilter('status', toggled(status, key))}
      />
      <GroupChoice
        label={t('users.filters.userGroups')}
        value={userGroups}
        onChange={(ids) => state.setFilter('userGroups', ids)}
      />
    </FilterBar>
  )
}
