import { type CallInput, type CallOutput, due, duties } from '@portal/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { dutyQueries } from '../list/duties.queries.ts'

type Search = CallInput<typeof due.search>['body']
export type DueAnswer = CallOutput<typeof due.search>

/** Below those of the duties, whose changes make them old too. */
export const dueQueries = {
  search: (body: Search) =>
    queryOptions({
      queryKey: [...dutyQueries.all, 'due', body],
      queryFn: () => call(due.search, { body }),
      placeholderData: keepPreviousData,
    }),
  overdue: queryOptions({
    queryKey: [...dutyQueries.all, 'overdue'],
    queryFn: () => call(due.overdue, {}),
    staleTime: 5 * 60_000,
  }),
  calendar: queryOptions({ queryKey: ['dutyCalendar'], queryFn: () => call(due.calendar, {}) }),
}

export type ManyDuties = CallInput<typeof duties.changeMany>['body']

/** Changes several duties at once; those that were refused stay as they are, and the first reason is told. */
export function useChangeDuties() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ManyDuties) => call(duties.changeMany, { body }),
    onSuccess: ({ changed, refused: [first, ...others] }) => {
      if (!first) notify.success(t('assessments.due.bulk.changed', { count: changed }))
      else notify.error(t('assessments.due.bulk.refused', { count: others.length + 1, changed, reason: first.message }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dutyQueries.all }),
  })
}

/** Reminds the owners now; who was reminded within a day is not again. */
export function useRemind() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (dutyIds: readonly string[]) => call(duties.remind, { body: { dutyIds: [...dutyIds] } }),
    onSuccess: ({ reminded: count }) => {
      if (count > 0) notify.success(t('assessments.due.bulk.reminded', { count }))
      else notify.error(t('assessments.due.bulk.remindedNobody'))
    },
  })
}

/** Makes a calendar address; it is in the answer and nowhere else. */
export function useMakeCalendar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof due.makeCalendar>['body']) => call(due.makeCalendar, { body }),
    onSuccess: () => queryClient.invalidateQueries(dueQueries.calendar),
  })
}

export function useEndCalendar() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(due.endCalendar, {}),
    onSuccess: () => {
      notify.success(t('assessments.due.calendar.ended'))
      return queryClient.invalidateQueries(dueQueries.calendar)
    },
  })
}
