import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../shared/list/filters/FilterChips.tsx'
import { SearchInput } from '../../../shared/list/filters/SearchInput.tsx'
import type { ListState } from '../../../shared/list/useListState.ts'
import classes from '../list.module.css'
import { type ActiveFilter, removal } from './assessmentFilters.ts'
import { FacetSelect, type FacetState } from './FilterPanel.tsx'

type Props = {
  state: ListState
  facets: FacetState
  active: readonly ActiveFilter[]
  /** Opens all filters. */
  more: ReactNode
}

/** Filters that stand above the list to be set by one click. */
const AT_HAND = ['providerCountry', 'intendedUse', 'owner'] as const

/** The search, the filters at hand, and the active filters, each of which can be taken away. */
export function Facets({ state, facets, active, more, ...summary }: Props & SummaryProps) {
  const { t } = useTranslation()
  const free = AT_HAND.filter((name) => active.every((filter) => filter.name !== name))
  return (
    <div className={classes.facets}>
      <div className={classes.search}>
        <SearchInput
          label={t('assessments.list.search')}
          placeholder={t('assessments.list.searchHint')}
          value={state.chosen.q}
          onSearch={state.setSearch}
        />
      </div>
      <FilterChips
        chips={active.map((filter) => ({
          key: filter.name,
          text: facets.wording.filter(filter),
          onRemove: () => state.setFilters(removal(filter)),
        }))}
        onClear={() => state.setFilters(Object.assign({}, ...active.map(removal)))}
        onRemoved={() => summary.focusRef.current?.focus()}
      />
      {free.map((name) => (
        <FreeFacet key={name} name={name} facets={facets} />
      ))}
      {more}
      <Summary {...summary} />
    </div>
  )
}

/** A filter that is not set yet; its values open below it. */
function FreeFacet({ name, facets }: { name: (typeof AT_HAND)[number]; facets: FacetState }) {
  const { t } = useTranslation()
  return (
    <Popover position="bottom-start" width={300} withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.facet}>
          <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" className={classes.icon}>
            <path d="M12 5v14M5 12h14" />
          </svg>
          {t(`assessments.list.filters.${name}`)}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <FacetSelect name={name} facets={facets} />
      </Popover.Dropdown>
    </Popover>
  )
}

type SummaryProps = {
  total: number | undefined
  /** Receives the focus when the focused element is removed. */
  focusRef: RefObject<HTMLParagraphElement | null>
  columns: ReactNode
  isRefreshing: boolean
  onRefresh: () => void
}

/** The number of assessments, the choice of columns, and a button that reloads the list. */
function Summary({ total, focusRef, columns, isRefreshing, onRefresh }: SummaryProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.summary}>
      <p role="status" ref={focusRef} tabIndex={-1}>
        {total !== undefined && t('assessments.list.total', { count: total })}
      </p>
      {columns}
      <ActionIcon
        variant="subtle"
        size={28}
        loading={isRefreshing}
        aria-label={t('assessments.list.refresh')}
        title={t('assessments.list.refresh')}
        onClick={onRefresh}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
          <path d="M20 5v5h-5M4 19v-5h5M19.4 10A8 8 0 0 0 5.6 7.3M4.6 14a8 8 0 0 0 13.8 2.7" />
        </svg>
      </ActionIcon>
    </div>
  )
}
