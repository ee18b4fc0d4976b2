import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './Failure.tsx'
import { Loading } from './Loading.tsx'

type Props<T> = { query: UseQueryResult<T>; lines?: number; safe?: string; children: (data: T) => ReactNode }

/** Renders the data of a query; a skeleton while it is loading, and a retry after a failure. */
export function Loaded<T>({ query, lines, safe, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failure error={query.error} {...(safe && { safe })} onRetry={() => query.refetch()} />
  return <Loading {...(lines && { lines })} />
}
