import { assessments } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../shared/list/DataTable.tsx'
import { useListState } from '../../shared/list/useListState.ts'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { assessmentQueries, contentQueries } from '../assessments.queries.ts'
import { assessmentColumns } from './assessmentColumns.tsx'
import { CreateButton } from './CreateButton.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListFilters } from './ListFilters.tsx'

/** The assessments one may see. The whole state of the list is in the address. */
export function AssessmentListPage() {
  const { t } = useTranslation()
  const state = useListState({
    name: 'assessments',
    schema: assessments.search.body,
    defaultSort: '-id',
    filters: ['status', 'result'],
  })
  const query = useQuery(assessmentQueries.list(state.request))
  const content = useQuery(contentQueries.survey)
  return (
    <>
      <PageTitle title={t('assessments.title')} lead={t('assessments.list.lead')} actions={<CreateButton />} />
      <ListFilters state={state} request={state.request} counts={query.data?.counts} />
      <DataTable
        label={t('assessments.title')}
        columns={assessmentColumns(t, content.data)}
        rowKey={(row) => row.assessmentId}
        query={query}
        state={state}
        empty={<EmptyList request={state.request} />}
      />
    </>
  )
}
