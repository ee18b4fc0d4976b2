import { Button, Group } from '@mantine/core'
import { type AssessmentRow, assessments } from '@portal/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { DataTable } from '../../shared/list/table/DataTable.tsx'
import { type ListState, useListState } from '../../shared/list/useListState.ts'
import { assessmentQueries, useCreateAssessment } from '../assessments.queries.ts'
import { RowDeletion } from './AssessmentActions.tsx'
import { assessmentColumns } from './assessmentColumns.tsx'
import {
  type ActiveFilter,
  activeFilters,
  FILTER_ADDRESS,
  type ListRequest,
  removal,
  searchBody,
  without,
} from './assessmentFilters.ts'
import { CompareBar, type Compared } from './CompareBar.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { useFilters } from './FilterPanel.tsx'
import { ListSummary, ListTabs } from './ListSummary.tsx'
import classes from './list.module.css'
import { type FilterWording, useFilterWording } from './useFilterWording.ts'

/** The assessments one may see, with their uses in words. The whole state of the list is in the address. */
export function AssessmentListPage() {
  const { t } = useTranslation()
  const { state, request, query, total, counts, active, facets } = useAssessmentList()
  const content = useQuery(contentQueries.survey)
  const filters = useFilters({ facets, active: active.length, total })
  const summary = useRef<HTMLParagraphElement>(null)
  const [compared, setCompared] = useState<Compared>([])
  const [deleting, setDeleting] = useState<AssessmentRow | null>(null)
  const actions = (
    <Group gap="sm">
      <ExportMenu request={request} total={total} />
      <CreateButton />
    </Group>
  )
  return (
    <>
      <PageTitle title={t('assessments.title')} lead={t('assessments.list.lead')} actions={actions} />
      <div className={classes.tools}>
        <SearchInput
          label={t('assessments.list.search')}
          placeholder={t('assessments.list.searchHint')}
          given={state.chosen.q}
          onSearch={state.setSearch}
        />
        {filters.button}
      </div>
      <ListTabs state={state} request={request} counts={counts} />
      {filters.place}
      <ListSummary
        {...{ state, active, total }}
        wording={facets.wording}
        focusRef={summary}
        isRefreshing={query.isFetching && !query.isPlaceholderData && !query.isPending}
        onRefresh={() => void query.refetch()}
      />
      <CompareBar compared={compared} onClear={() => setCompared([])} />
      <div className={classes.list}>
        {content.isPending ? (
          <Loading lines={8} />
        ) : (
          <DataTable
            isDense
            label={t('assessments.title')}
            columns={assessmentColumns({
              t,
              content: content.data,
              comparing: { compared, onCompare: setCompared },
              onDelete: setDeleting,
            })}
            rowKey={(row) => row.assessmentId}
            query={query}
            state={state}
            empty={<EmptyList state={state} request={request} active={active} wording={facets.wording} />}
          />
        )}
      </div>
      <RowDeletion row={deleting} onClose={() => setDeleting(null)} focusAfter={summary} />
    </>
  )
}

/** The list as the address asks for it, what narrows it, and what the server found. */
function useAssessmentList() {
  const state = useListState({
    name: 'assessments',
    schema: assessments.search.body,
    defaultSort: '-id',
    filters: FILTER_ADDRESS,
    body: searchBody,
  })
  const { request } = state
  const query = useQuery(assessmentQueries.list(request))
  const { total, counts, filterValues } = query.data ?? {}
  const wording = useFilterWording()
  return {
    state,
    request,
    query,
    total,
    counts,
    active: activeFilters(request),
    facets: { state, request, filterValues, wording },
  }
}

type Props = {
  state: ListState
  request: ListRequest
  active: readonly ActiveFilter[]
  wording: FilterWording
}

/** Nothing there yet, or nothing that fits. */
function EmptyList(props: Props) {
  const { t } = useTranslation()
  if (props.active.length > 0) return <NothingFits {...props} />
  return <Empty title={t('assessments.list.empty')} hint={t('assessments.list.emptyHint')} action={<CreateButton />} />
}

/** Names the filters that emptied the list: those without which alone there is something, and how much. */
function NothingFits({ state, request, active, wording }: Props) {
  const { t } = useTranslation()
  const tried = useQueries({ queries: active.map((filter) => assessmentQueries.found(without(request, filter))) })
  const ways = active.flatMap((filter, index) => {
    const count = tried[index]?.data?.total ?? 0
    return count > 0 ? [{ filter, count }] : []
  })
  const isKnown = tried.every(({ isPending }) => !isPending)
  const all = active.map(wording.filter).join('; ')
  return (
    <Empty
      title={t('assessments.list.nothing')}
      hint={isKnown ? t(`assessments.list.nothingFits.${hintOf(ways.length)}`, { filters: all }) : all}
      action={
        <Group justify="center" gap="xs" mt="sm">
          {ways.map(({ filter, count }) => (
            <Button key={filter.name} variant="default" onClick={() => state.setFilters(removal(filter))}>
              {t('assessments.list.without', { filter: wording.filter(filter), count })}
            </Button>
          ))}
          {active.length > 1 && (
            <Button variant="subtle" onClick={() => state.setFilters(Object.assign({}, ...active.map(removal)))}>
              {t('assessments.list.clear')}
            </Button>
          )}
        </Group>
      }
    />
  )
}

const hintOf = (ways: number) => (ways === 0 ? 'together' : ways === 1 ? 'one' : 'several')

/** Starts an assessment and opens it; absent for who may not. */
function CreateButton() {
  const { t } = useTranslation()
  const create = useCreateAssessment()
  const { user } = useSession()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Button size="md" loading={create.isPending} onClick={() => create.mutate(undefined)}>
      {t('assessments.list.create')}
    </Button>
  )
}
