import { assessments, type CallOutput, MAX_PAGE_SIZE } from '@portal/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { nextFrom } from '../../../shared/list/nextFrom.ts'
import { assessmentQueries } from '../../assessments.queries.ts'

export type WaitingLock = CallOutput<typeof assessments.myTurn>['rows'][number]

/** Below those of the assessments, whose changes make it old too. */
export const myTurnQuery = infiniteQueryOptions({
  queryKey: [...assessmentQueries.all, 'myTurnAll'],
  queryFn: ({ pageParam }) => call(assessments.myTurn, { query: { from: pageParam, size: MAX_PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => nextFrom(all, last.count),
})

export const keyOfLock = ({ assessmentId, type, ref }: Pick<WaitingLock, 'assessmentId' | 'type' | 'ref'>): string =>
  `${assessmentId} ${type} ${ref}`
