import { ACCOUNT_TYPES } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../shared/list/filters/FilterBar.tsx'
import { FilterChoices } from '../shared/list/filters/FilterChoices.tsx'
import { SearchInput } from '../shared/list/filters/SearchInput.tsx'
import { toggled } from '../shared/list/filters/toggled.ts'
import type { ListState } from '../shared/list/useListState.ts'

/** A part of the name, and the types. No type chosen means all of them. */
export function AccountFilters({ state }: { state: ListState }) {
  const { t } = useTranslation()
  const { accountType = [] } = state.chosen.filters
  return (
    <FilterBar>
      <SearchInput
        label={t('accounts.search')}
        placeholder={t('accounts.searchHint')}
        given={state.chosen.q}
        onSearch={state.setSearch}
      />
      <FilterChoices
        legend={t('accounts.type')}
        choices={ACCOUNT_TYPES.map((key) => ({
          key,
          label: t(`accounts.types.${key}`),
          chosen: accountType.includes(key),
        }))}
        onChoose={(key) => state.setFilter('accountType', toggled(accountType, key))}
      />
    </FilterBar>
  )
}
