import { ActionIcon } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../shared/list/filters/FilterChips.tsx'
import type { ListState } from '../../../shared/list/useListState.ts'
import classes from '../list.module.css'
import { type ActiveFilter, removal } from './assessmentFilters.ts'
import type { FilterWording } from './useFilterWording.ts'

type Props = {
  state: ListState
  active: readonly ActiveFilter[]
  wording: FilterWording
  total: number | undefined
  /** Where the focus goes when what had it is gone. */
  focusRef: RefObject<HTMLParagraphElement | null>
  isRefreshing: boolean
  onRefresh: () => void
}

/** How many assessments there are, what narrows them, and a button that asks the server again. */
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
