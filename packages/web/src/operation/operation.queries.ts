import { type Check, operation } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { ADMINISTRATION, useChange } from '../shared/administration/useChange.ts'

/** A check that runs is asked about until it has ended. */
const WHILE_CHECKING_MS = 2_000

export const operationQuery = queryOptions({
  queryKey: [...ADMINISTRATION, 'operation'],
  queryFn: () => call(operation.read, {}),
  refetchInterval: ({ state }) => {
    const runs = Object.values(state.data?.checks ?? {})
    return runs.some((run) => run?.endedAt === null) ? WHILE_CHECKING_MS : false
  },
})

export const useStartCheck = () =>
  useChange({
    change: (check: Check) => call(operation.check, { params: { check } }),
    succeeded: ({ message }) => message,
  })

export function useRetryJobs() {
  const { t } = useTranslation()
  return useChange({
    change: (kind: string) => call(operation.retryJobs, { params: { kind } }),
    succeeded: ({ count }) => t('operation.retried', { count }),
  })
}

export function useDeleteJobs() {
  const { t } = useTranslation()
  return useChange({
    change: ({ kind, reason }: { kind: string; reason: string }) =>
      call(operation.deleteJobs, { params: { kind }, body: { reason } }),
    succeeded: ({ count }) => t('operation.deleted', { count }),
  })
}
