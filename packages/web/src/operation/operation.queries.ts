import { type Check, operation } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
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
