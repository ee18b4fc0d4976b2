import { Button, Group, NativeSelect } from '@mantine/core'
import { DUE_VIEWS, DueQuery, type DutyRow } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OpenAssessments, useCaseLabel } from '../../cases/index.ts'
import { EmptyRows } from '../../shared/administration/EmptyRows.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { DataTable } from '../../shared/list/table/DataTable.tsx'
import { type ListFilter, type ListState, useListState } from '../../shared/list/useListState.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { DutyDialog } from '../list/DutyDialog.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { DueBulkBar } from './DueBulkBar.tsx'
import { DueCalendar } from './DueCalendar.tsx'
import { DueExport } from './DueExport.tsx'
import { DAY, DueMonth } from './DueMonth.tsx'
import classes from './due.module.css'
import { type DueAnswer, dueQueries } from './due.queries.ts'
import { dueColumns } from './dueColumns.tsx'
import { WeekStrip } from './WeekStrip.tsx'

const LAYOUTS = ['table', 'weeks', 'calendar'] as const
const LAYOUT = 'layout'

/** The duties of all assessments that one may read. The whole state of the list is in the address. */
export function DuePage() {
  const { t } = useTranslation()
  const state = useListState({
    name: 'due',
    schema: DueQuery,
    defaultSort: 'dueDay',
    filters: ['view', 'owner', 'providerCountry', 'from', 'to', LAYOUT, DAY],
    body: searchBody,
  })
  const query = useQuery(dueQueries.search(state.request))
  const nameOf = useDutyName()
  const layout = LAYOUTS.find((one) => one === state.chosen.filters[LAYOUT]?.[0]) ?? 'table'
  const [changing, setChanging] = useState<DutyRow | null>(null)
  const [selected, setSelected] = useState<readonly DutyRow[]>([])
  const { data } = query
  const isEmpty = data && data.total === 0
  const isPhone = useIsPhone()
  const actions = <DueActions request={state.request} total={data?.total} />
  return (
    <>
      <DueHead state={state} data={data} isPhone={isPhone} actions={actions} />
      <DueScope state={state} data={data} layout={layout} view={state.request.view} />
      <DueFilters state={state} data={data} />
      {layout === 'calendar' && <DueMonth request={state.request} onChange={setChanging} />}
      {layout === 'weeks' && !isEmpty && <DueCalendar query={query} state={state} onChange={setChanging} />}
      {(layout === 'table' || (layout === 'weeks' && isEmpty)) && (
        <div className={classes.table}>
          <DataTable
            label={t('assessments.due.title')}
            columns={dueColumns({ t, nameOf, onChange: setChanging, selected, onSelect: setSelected })}
            rowKey={(row) => row.dutyId}
            query={query}
            state={state}
            empty={<NothingDue chosen={state.chosen} />}
          />
        </div>
      )}
      {isPhone && data && actions}
      <DueBulkBar selected={selected} onClear={() => setSelected([])} />
      {changing && <DutyDialog duty={changing} of={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

function useDutyName() {
  const { t } = useTranslation()
  const caseLabel = useCaseLabel()
  return (duty: DutyRow) => t('assessments.due.dutyOf', { duty: duty.text, name: caseLabel(duty) })
}

type HeadProps = DueProps & { isPhone: boolean; actions: ReactNode }

/** The title, and where there is room the weeks and what else can be done. */
function DueHead({ state, data, isPhone, actions }: HeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={t('assessments.due.title')}
        lead={
          data && isAny(data) ? t('assessments.due.lead', { count: data.counts.overdue, open: data.counts.open }) : ''
        }
        actions={!isPhone && actions}
      />
      {data && !isPhone && (
        <div className={classes.overview}>
          <WeekStrip weeks={data.weeks} onChoose={(from, to) => state.setFilters({ from: [from], to: [to] })} />
        </div>
      )}
    </>
  )
}

/** Permits, the calendar and the list as a file; on a phone they stand below the list. */
function DueActions(list: ComponentProps<typeof DueExport>) {
  const { t } = useTranslation()
  return (
    <Group gap="xs" className={classes.actions}>
      <Button component={Link} to={paths.papers} px="xs" variant="subtle">
        {t('assessments.evidence.papers.soon')}
      </Button>
      <CalendarButton />
      <DueExport {...list} />
    </Group>
  )
}

/** The search text and filters as the contract takes them. */
function searchBody({ q, filters }: ListFilter) {
  const { view = [], owner = [], providerCountry = [], from = [], to = [] } = filters
  const named = {
    ...(owner.length > 0 && { owner }),
    ...(providerCountry.length > 0 && { providerCountry }),
    ...(from[0] && { from: from[0] }),
    ...(to[0] && { to: to[0] }),
  }
  return { ...(q && { q }), ...(view[0] && { view: view[0] }), filters: named }
}

type DueProps = { state: ListState; data: DueAnswer | undefined }
type ScopeProps = DueProps & { layout: (typeof LAYOUTS)[number]; view: (typeof DUE_VIEWS)[number] }

/** A company that has no duty yet is not told so in zeros. */
const isAny = ({ counts }: DueAnswer) => DUE_VIEWS.some((view) => counts[view] > 0)

/** Which duties are listed, and how they are shown. */
function DueScope({ state, data, layout, view }: ScopeProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.scope}>
      <FilterChoices
        legend={t('assessments.due.calendar.scope')}
        choices={DUE_VIEWS.map((key) => ({
          key,
          label: t(`assessments.due.views.${key}`),
          chosen: view === key,
          count: data && isAny(data) ? data.counts[key] : undefined,
        }))}
        onChoose={(key) => state.setFilter('view', key === 'open' ? [] : [key])}
      />
      <FilterChoices
        legend={t('assessments.due.layout')}
        choices={LAYOUTS.map((key) => ({
          key,
          label: t(`assessments.due.layouts.${key}`),
          chosen: layout === key,
        }))}
        onChoose={(key) => state.setFilter(LAYOUT, key === 'table' ? [] : [key])}
      />
    </div>
  )
}

function DueFilters({ state, data }: DueProps) {
  const { t } = useTranslation()
  const { data: content } = useQuery(contentQueries.survey)
  const nameOf = (value: string) => content?.countries.find(({ iso2 }) => iso2 === value)?.name ?? value
  const choice = (name: 'owner' | 'providerCountry') => {
    const label = t(`assessments.due.filters.${name}`)
    const chosen = state.chosen.filters[name]?.[0] ?? ''
    // The list has no room for labels beside it: what is chosen says what it is.
    const labelled = (value: string) => t('list.labelled', { label, value })
    return (
      <NativeSelect
        size="md"
        aria-label={label}
        value={chosen}
        data={[
          { value: '', label: labelled(t('assessments.due.filters.all')) },
          ...(data?.filterValues[name] ?? []).map(({ value, label: known = nameOf(value) }) => ({
            value,
            label: value === chosen ? labelled(known) : known,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => state.setFilter(name, value ? [value] : [])}
      />
    )
  }
  return (
    <div className={classes.tools}>
      <SearchInput
        label={t('assessments.due.search')}
        placeholder={t('assessments.due.searchHint')}
        value={state.chosen.q}
        onSearch={state.setSearch}
      />
      {choice('owner')}
      {choice('providerCountry')}
    </div>
  )
}

/** How the duties are shown leaves none of them out. */
function NothingDue({ chosen }: { chosen: ListFilter }) {
  const { t } = useTranslation()
  const { [LAYOUT]: _layout, [DAY]: _day, ...filters } = chosen.filters
  return (
    <EmptyRows
      chosen={{ ...chosen, filters }}
      title={t('assessments.due.empty')}
      hint={t('assessments.due.emptyHint')}
      action={<OpenAssessments />}
    />
  )
}
