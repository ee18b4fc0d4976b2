import { assessments, type CallOutput } from '@portal/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { assessmentQueries } from '../../assessments.queries.ts'
import { keyOfLock, type WaitingLock } from './myTurn.queries.ts'

export type SharedDisclaimer = {
  /** None where no lock is left to open. */
  text: CallOutput<typeof assessments.disclaimer> | null
  /** Those that are no longer there to be opened. */
  gone: readonly WaitingLock[]
  left: readonly WaitingLock[]
}

/**
 * The disclaimer of locks that have one: that of the first which is still closed. Where some are gone, the lists of locks
 * are read again. It is read once, so that what is being opened stays what was agreed to.
 */
export function useSharedDisclaimer(locks: readonly WaitingLock[]) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: ['disclaimer', ...locks.map(keyOfLock)],
    queryFn: () => readFirst(locks),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isChanged = query.data !== undefined && query.data.gone.length > 0
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
  }, [isChanged, queryClient])
  return query
}

async function readFirst(locks: readonly WaitingLock[]): Promise<SharedDisclaimer> {
  for (const [index, { assessmentId: id, ref: name, type }] of locks.entries()) {
    try {
      const text = await call(assessments.disclaimer, { query: { name, type, id } })
      return { text, gone: locks.slice(0, index), left: locks.slice(index) }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }
  }
  return { text: null, gone: locks, left: [] }
}
