import { Group } from '@mantine/core'
import type { AssessmentRow } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { DataTable } from '../../shared/list/table/DataTable.tsx'
import { assessmentColumns } from './assessmentColumns.tsx'
import { CompareBar, type Compared } from './CompareBar.tsx'
import { CreateButton } from './CreateButton.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import { ListSummary } from './filters/ListSummary.tsx'
import { ListTabs } from './filters/ListTabs.tsx'
import { useFilters } from './filters/useFilters.tsx'
import classes from './list.module.css'
import { RowDeletion } from './RowDeletion.tsx'
import { useAssessmentList } from './useAssessmentList.ts'

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
