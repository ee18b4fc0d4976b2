import { Button, Group, Menu } from '@mantine/core'
import { AssessmentQuery, type AssessmentRow, type ListColumn } from '@portal/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useLawLines } from '../../shared/lawLine/lawLine.queries.ts'
import { AssessButton } from '../../shared/layout/AssessButton.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
import { DataTable } from '../../shared/list/table/DataTable.tsx'
import { type ListState, useListState } from '../../shared/list/useListState.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { RowDeletion } from './AssessmentActions.tsx'
import { BulkBar, type OtherDialogs } from './bulk/BulkBar.tsx'
import { useSelectFound } from './bulk/Selection.tsx'
import { assessmentColumns, type ColumnNeeds } from './columns/assessmentColumns.tsx'
import { ColumnMenu, useChosenColumns } from './columns/ColumnMenu.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import {
  type ActiveFilter,
  activeFilters,
  FILTER_ADDRESS,
  type ListRequest,
  removal,
  searchBody,
  without,
} from './filters/assessmentFilters.ts'
import { Facets } from './filters/Facets.tsx'
import { useFilters } from './filters/FilterPanel.tsx'
import { type FilterWording, useFilterWording } from './filters/useFilterWording.ts'
import classes from './list.module.css'
import { ListViews } from './views/ListViews.tsx'
import { SavedViews } from './views/SavedViews.tsx'
import views from './views/views.module.css'

/** The assessments one may see, one line each. The whole state of the list is in the address. */
export function AssessmentListPage(dialogs: OtherDialogs) {
  const { t } = useTranslation()
  const list = useAssessmentList()
  const { state, request, query, total, counts, active, facets } = list
  const filters = useFilters({ facets, active: active.length, total })
  const summary = useRef<HTMLParagraphElement>(null)
  const { selecting, found } = useSelection(list)
  const [deleting, setDeleting] = useState<AssessmentRow | null>(null)
  const [chosenColumns, chooseColumns] = useChosenColumns()
  const isPhone = useIsPhone()
  const shown = { request, columns: chosenColumns }
  const files = <ListFiles {...shown} total={total} />
  return (
    <>
      <PageTitle title={t('assessments.title')} actions={<ListActions>{!isPhone && files}</ListActions>} />
      <div className={views.views} data-tour="views">
        <ListViews state={state} request={request} counts={counts} />
        <SavedViews />
      </div>
      <Facets
        state={state}
        facets={facets}
        active={active}
        total={total}
        more={filters.button}
        columns={<ColumnMenu chosen={chosenColumns} onChoose={chooseColumns} />}
        focusRef={summary}
        isRefreshing={query.isFetching && !query.isPlaceholderData && !query.isPending}
        onRefresh={() => void query.refetch()}
      />
      {filters.place}
      <ListTable
        state={state}
        query={query}
        selecting={selecting}
        chosenColumns={chosenColumns}
        onDelete={setDeleting}
        empty={<EmptyList state={state} request={request} active={active} wording={facets.wording} />}
        below={isPhone && files}
      />
      <BulkBar {...shown} selected={selecting.selected} found={found} onSelect={selecting.onSelect} {...dialogs} />
      <RowDeletion row={deleting} onClose={() => setDeleting(null)} focusAfter={summary} />
    </>
  )
}

const ListActions = ({ children }: { children: ReactNode }) => (
  <Group gap="sm">
    {children}
    <AssessButton />
  </Group>
)

/** Lists as files; on a phone they stand below the list. */
const ListFiles = ({ request, columns, total }: ComponentProps<typeof ExportMenu>) => (
  <Group gap="sm" className={classes.files}>
    <ImportMenu />
    <ExportMenu request={request} columns={columns} total={total} />
  </Group>
)

type ListTableProps = Pick<ColumnNeeds, 'selecting' | 'onDelete'> & {
  state: ListState
  query: ReturnType<typeof useAssessmentList>['query']
  chosenColumns: readonly ListColumn[] | undefined
  empty: ReactNode
  /** Shown once the list has its rows, which would push it down. */
  below: ReactNode
}

function ListTable({ state, query, selecting, chosenColumns, onDelete, empty, below }: ListTableProps) {
  const { t } = useTranslation()
  const content = useQuery(contentQueries.survey)
  const lawOf = useLawLines(query.data?.rows ?? [])
  if (content.isPending) return <Loading lines={8} />
  const needs = { t, content: content.data, lawOf, selecting, onDelete }
  return (
    <div className={classes.list}>
      <DataTable
        label={t('assessments.title')}
        columns={assessmentColumns(needs, chosenColumns)}
        rowKey={(row) => row.assessmentId}
        query={query}
        state={state}
        selected={new Set(selecting.selected.map(({ assessmentId }) => assessmentId))}
        empty={empty}
      />
      {query.data && below}
    </div>
  )
}

/** The list as the address asks for it, what narrows it, and what the server found. */
function useAssessmentList() {
  const state = useListState({
    name: 'assessments',
    schema: AssessmentQuery,
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
    facets: { state, request, filterValues, counts, wording },
  }
}

type Props = {
  state: ListState
  request: ListRequest
  active: readonly ActiveFilter[]
  wording: FilterWording
}

/** The chosen rows, and choosing those beyond the page. */
function useSelection({ request, query, total }: ReturnType<typeof useAssessmentList>) {
  const [selected, setSelected] = useState<readonly AssessmentRow[]>([])
  const rows = (query.data?.rows ?? []).filter(({ deletedAt }) => !deletedAt)
  const selecting = { rows, selected, onSelect: setSelected }
  return { selecting, found: useSelectFound({ request, total, selecting }) }
}

/** Nothing there yet, or nothing that fits. */
function EmptyList(props: Props) {
  return props.active.length > 0 ? <NothingFits {...props} /> : <NoneYet />
}

function NoneYet() {
  const { t } = useTranslation()
  return <Empty title={t('assessments.list.empty')} hint={t('assessments.list.emptyHint')} action={<AssessButton />} />
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
  if (isKnown && ways.length === 0 && active.length === 1) return <NoneYet />
  return (
    <Empty
      title={t('assessments.list.nothing')}
      hint={isKnown ? t(`assessments.list.nothingFits.${hintOf(ways.length)}`, { filters: all }) : all}
      action={
        <Group gap="xs" mt="sm">
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

/** To the import of a list or a hand-over sheet; absent for who may not start an assessment. */
function ImportMenu() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Menu position="bottom-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <Button variant="default">{t('assessments.importing.open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.importList}>
          {t('assessments.importing.openWhat.list')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.handOverSheet}>
          {t('assessments.importing.openWhat.sheet')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
