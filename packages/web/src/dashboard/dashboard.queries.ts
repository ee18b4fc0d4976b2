import { cases, dashboard, due, events, evidence, PAGE_SIZE } from '@portal/contract'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { assessmentQueries } from '../cases/index.ts'
import { nextPageStart } from '../shared/list/nextPageStart.ts'

const BEGUN = 5
/** How many locks the card shows; the page of locks lists all. */
const FEW = 5

/** Under the key `assessments`, so that these queries are invalidated together with it. */
export const dashboardQueries = {
  myTurn: queryOptions({
    queryKey: [...assessmentQueries.all, 'myTurn'],
    queryFn: () => call(cases.myTurn, { query: { size: FEW } }),
  }),
  /** One's own that are not finished, the newest first; `counts` is about all of one's own. */
  begun: (owner: string | undefined) =>
    queryOptions({
      queryKey: [...assessmentQueries.lists(), 'begun', owner],
      queryFn: owner ? () => call(cases.search, { body: begunBy(owner) }) : skipToken,
    }),
  /** One's own that are completed, the latest first. */
  completed: (owner: string | undefined) =>
    queryOptions({
      queryKey: [...assessmentQueries.lists(), 'completed', owner],
      queryFn: owner ? () => call(cases.search, { body: completedOf(owner) }) : skipToken,
    }),
  /** The number of visible assessments by status. */
  visible: queryOptions({
    queryKey: [...assessmentQueries.lists(), 'counted'],
    queryFn: () => call(cases.search, { body: { size: 1 } }),
  }),
  /** Of an officer, who looks after the work of others, too: of all that one may see. */
  changedByLaw: (isOfficer: boolean) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'changedByLaw', isOfficer],
      queryFn: () => call(dashboard.changedByLaw, { query: { scope: isOfficer ? 'all' : 'mine' } }),
    }),
  /** Of all that one may see: the overdue duties, and the papers that expire soon. */
  overdue: queryOptions({
    queryKey: [...assessmentQueries.all, 'overdueDuties'],
    queryFn: () => call(due.overdue, {}),
  }),
  endingPapers: queryOptions({
    queryKey: [...assessmentQueries.all, 'endingPapers'],
    queryFn: () => call(evidence.list, { query: { ends: 'soon', size: 1 } }),
  }),
  charts: queryOptions({
    queryKey: [...assessmentQueries.all, 'charts'],
    queryFn: () => call(dashboard.charts, {}),
  }),
}

const begunBy = (owner: string) => ({
  filters: { owner: [owner], status: ['IN_PROGRESS' as const] },
  sort: { updatedAt: 'desc' as const },
  size: BEGUN,
})

const MATERIALS = 8

const completedOf = (owner: string) => ({
  filters: { owner: [owner], status: ['COMPLETED' as const] },
  sort: { updatedAt: 'desc' as const },
  size: MATERIALS,
})

/** Events, newest first, paginated. */
export const eventsQuery = infiniteQueryOptions({
  queryKey: ['events'],
  queryFn: ({ pageParam }) =>
    call(events.list, { body: { sort: { createdAt: 'desc' }, from: pageParam, size: PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => nextPageStart(all, last.count),
})
