import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'

const RETRIES = 2
const FRESH_MS = 10_000

/** A refusal is final; only what may be a passing trouble (network, server) is tried again. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** One cache for the app. Reading is retried, changing never is: the caller decides. */
export const createQueryClient = (reading?: { retry: false }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        ...reading,
      },
    },
  })
