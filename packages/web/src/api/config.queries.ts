import { system } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** Portal name, build and preview host: they do not change while a page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => call(system.config, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

const DEFAULT_NAME = 'ABS Portal'

export const usePortalName = () => useQuery(configQuery).data?.portalName ?? DEFAULT_NAME
