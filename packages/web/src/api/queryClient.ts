import { QueryClient } from '@tanstack/react-query'
import { isTemporary } from './ApiError.ts'

const RETRIES = 2
const FRESH_MS = 10_000

/**
 * The query cache of the app. Queries are retried, mutations never. `always`: calls are also tried while the browser
 * believes to be offline, which it may be wrong about. Otherwise they would wait in silence, and a button would spin
 * without a word; tried, they fail with the message that the portal cannot be reached.
 */
export const createQueryClient = (reading?: { retry: false }) =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
        ...reading,
      },
    },
  })
