import { QueryClient } from '@tanstack/react-query'
import { isTemporary } from '../../api/ApiError.ts'

const RETRIES = 2
const FRESH_MS = 10_000

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
