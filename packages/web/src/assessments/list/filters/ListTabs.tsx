import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../../shared/list/filters/FilterChoices.tsx'
import type { ListState } from '../../../shared/list/useListState.ts'
import classes from '../list.module.css'
import type { ListRequest } from './assessmentFilters.ts'

type Props = { state: ListState; request: ListRequest; counts: Readonly<Record<string, number>> | undefined }

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
export function ListTabs({ state, request: { filters = {} }, counts }: Props) {
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
