import { type CallInput, lawReports } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

export const lawReportsQuery = queryOptions({
  queryKey: ['law-reports'],
  queryFn: () => call(lawReports.list, {}),
  staleTime: 0,
})

export const useReportLaw = (id: string) =>
  useMutation({
    mutationFn: (body: CallInput<typeof lawReports.create>['body']) =>
      call(lawReports.create, { params: { id }, body }),
  })

export function useAnswerReport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof lawReports.answer>['body']) =>
      call(lawReports.answer, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lawReportsQuery.queryKey }),
  })
}
