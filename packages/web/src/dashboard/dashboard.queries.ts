import { assessments, dashboard, events, PAGE_SIZE } from '@portal/contract'
import { infiniteQueryOptions, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { paths } from '../app/paths.ts'
import { nextFrom } from '../shared/list/nextFrom.ts'

const BEGUN = 5
/** Locks that the card shows; all of them have a page of their own. */
const FEW = 5

/** Below `assessments`, whose changes make these old too. */
export const dashboardQueries = {
  myTurn: queryOptions({
    queryKey: ['assessments', 'myTurn'],
    queryFn: () => call(assessments.myTurn, { query: { size: FEW } }),
  }),
  /** One's own that are not finished, the newest first; `counts` is about all of one's own. */
  begun: (owner: string | undefined) =>
    queryOptions({
      queryKey: ['assessments', 'list', 'begun', owner],
      queryFn: owner ? () => call(assessments.search, { body: begunBy(owner) }) : skipToken,
    }),
  changedByLaw: queryOptions({
    queryKey: ['assessments', 'changedByLaw'],
    queryFn: () => call(dashboard.changedByLaw, {}),
  }),
  /** What an activation changed for oneself, a page at a time. */
  lawChange: (activationId: string) =>
    infiniteQueryOptions({
      queryKey: ['assessments', 'lawChange', activationId],
      queryFn: ({ pageParam }) =>
        call(dashboard.lawChange, { params: { id: activationId }, query: { from: pageParam } }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => nextFrom(all, last.count),
    }),
  deadlines: queryOptions({ queryKey: ['assessments', 'deadlines'], queryFn: () => call(dashboard.deadlines, {}) }),
}

const begunBy = (owner: string) => ({
  filters: { owner: [owner], status: ['IN_PROGRESS' as const] },
  sort: { updatedAt: 'desc' as const },
  size: BEGUN,
})

/** What happened, newest first, a page at a time. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: ['events'],
  queryFn: ({ pageParam }) =>
    call(events.list, { body: { sort: { createdAt: 'desc' }, from: pageParam, size: PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => nextFrom(all, last.count),
})

/** Creates an empty assessment and goes there. */
export function useStartAssessment() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(assessments.create, { body: {} }),
    onSuccess: async ({ assessment }) => {
      await queryClient.invalidateQueries({ queryKey: ['assessments'] })
      await navigate(paths.assessment(assessment.assessmentId))
    },
  })
}
