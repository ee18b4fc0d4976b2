import { ActionIcon } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { FilterChips } from '../../shared/list/filters/FilterChips.tsx'
import type { ListState } from '../../shared/list/useListState.ts'
import { type ActiveFilter, type ListRequest, removal } from './assessmentFilters.ts'
import classes from './list.module.css'
import type { FilterWording } from './useFilterWording.ts'

type Props = {
  state: ListState
  active: readonly ActiveFilter[]
  wording: FilterWording
  total: number | undefined
  /** Receives the focus when the focused element is removed. */
  focusRef: RefObject<HTMLParagraphElement | null>
  isRefreshing: boolean
  onRefresh: () => void
}

/** The number of assessments, the active filters, and a button that reloads the list. */
export function ListSummary({ state, active, wording, total, focusRef, isRefreshing, onRefresh }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.summary}>
      <p role="status" ref={focusRef} tabIndex={-1}>
        {total !== undefined && t('assessments.list.total', { count: total })}
      </p>
      <ActionIcon
        variant="subtle"
        size={40}
        loading={isRefreshing}
        aria-label={t('assessments.list.refresh')}
        title={t('assessments.list.refresh')}
        onClick={onRefresh}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={classes.refresh}>
          <path d="M20 5v5h-5M4 19v-5h5M19.4 10A8 8 0 0 0 5.6 7.3M4.6 14a8 8 0 0 0 13.8 2.7" />
        </svg>
      </ActionIcon>
      <FilterChips
        chips={active.map((filter) => ({
          key: filter.name,
          text: wording.filter(filter),
          onRemove: () => state.setFilters(removal(filter)),
        }))}
        onClear={() => state.setFilters(Object.assign({}, ...active.map(removal)))}
        onRemoved={() => focusRef.current?.focus()}
      />
    </div>
  )
}

type ListTabsProps = { state: ListState; request: ListRequest; counts: Readonly<Record<string, number>> | undefined }

/** As the server counts them: a colour counts completed assessments only. */
const TABS = {
  all: { status: [], result: [] },
  inProgress: { status: ['IN_PROGRESS'], result: [] },
  GREEN: { status: ['COMPLETED'], result: ['GREEN'] },
  AMBER: { status: ['COMPLETED'], result: ['AMBER'] },
  RED: { status: ['COMPLETED'], result: ['RED'] },
} as const
type Tab = keyof typeof TABS

const ONLY = ['locked', 'favorite'] as const

/** The list by status and colour with how many there are of each, and within that only what is locked or starred. */
export function ListTabs({ state, request: { filters = {} }, counts }: ListTabsProps) {
  const { t } = useTranslation()
  const isOnly = (name: (typeof ONLY)[number]) => filters[name]?.join() === 'true'
  return (
    <div className={classes.tabs}>
      <FilterChoices
        legend={t('assessments.list.tabs.status')}
        choices={(Object.keys(TABS) as Tab[]).map((key) => ({
          key,
          label: t(`assessments.list.counts.${key}`),
          chosen: isTab(key, filters),
          count: counts?.[key],
        }))}
        onChoose={(key) => state.setFilters(TABS[key])}
      />
      <FilterChoices
        legend={t('assessments.list.tabs.only')}
        choices={ONLY.map((key) => ({
          key,
          label: t(`assessments.list.counts.${key}`),
          chosen: isOnly(key),
          count: counts?.[key],
        }))}
        onChoose={(key) => state.setFilter(key, isOnly(key) ? [] : ['true'])}
      />
    </div>
  )
}

function isTab(key: Tab, { status = [], result = [] }: NonNullable<ListRequest['filters']>) {
  return status.join() === TABS[key].status.join() && result.join() === TABS[key].result.join()
}
