import { MAX_READ, notifications } from '@portal/contract'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { nextPageStart } from '../shared/list/nextPageStart.ts'

const EVERY_MINUTE_MS = 60_000

/** The newest first, a page at a time. */
const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam }) => call(notifications.list, { query: { from: pageParam } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => nextPageStart(all, last.total),
  refetchInterval: EVERY_MINUTE_MS,
})

export type Notifications = ReturnType<typeof useNotifications>

/** The loaded pages of notifications, and the number of all unread ones. */
export function useNotifications() {
  const query = useInfiniteQuery(notificationsQuery)
  const pages = query.data?.pages ?? []
  return { query, rows: pages.flatMap(({ rows }) => rows), unread: pages.at(-1)?.count ?? 0 }
}

/** Marks exactly these notifications as read, or all. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shown: string[] | 'all') =>
      call(notifications.read, { body: shown === 'all' ? {} : { notificationIds: shown.slice(0, MAX_READ) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}
