import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'

const RETRIES = 2
const FRESH_MS = 10_000

/** Only network failures and server errors are retried; a refusal (4xx) is final. */
const isTemporary = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** The query cache of the app. Queries are retried, mutations never. */
export const createQueryClient = (reading?: { retry: false }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isTemporary(error),
        ...reading,
      },
    },
  })
