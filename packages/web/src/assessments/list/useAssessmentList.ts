import { assessments } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useListState } from '../../shared/list/useListState.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { activeFilters, FILTER_ADDRESS, searchBody } from './filters/assessmentFilters.ts'
import { useFilterWording } from './filters/useFilterWording.ts'

/** The list as the address asks for it, what narrows it, and what the server found. */
export function useAssessmentList() {
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
