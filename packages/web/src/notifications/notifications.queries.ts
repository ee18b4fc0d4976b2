import { notifications } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'

const EVERY_MINUTE_MS = 60_000

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(notifications.list, {}),
  refetchInterval: EVERY_MINUTE_MS,
})

export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(notifications.read, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}
