import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './Failure.tsx'
import { Loading } from './Loading.tsx'
import { useRetryFailed } from './useRetryFailed.ts'

type Props<T> = { query: UseQueryResult<T>; lines?: number; safe?: string; children: (data: T) => ReactNode }

/** Renders the data of a query; a skeleton while it is loading, and after a failure a retry of all that failed. */
export function Loaded<T>({ query, lines, safe, children }: Props<T>) {
  const retry = useRetryFailed()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failure error={query.error} {...(safe && { safe })} onRetry={retry} />
  return <Loading {...(lines && { lines })} />
}
