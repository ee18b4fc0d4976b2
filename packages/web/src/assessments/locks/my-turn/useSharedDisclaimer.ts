import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { assessmentQueries } from '../../assessments.queries.ts'
import { sharedDisclaimerQuery } from '../locks.queries.ts'
import type { WaitingLock } from './myTurn.queries.ts'

/**
 * The disclaimer of locks that have one: that of the first which is still closed. Where some are gone, the lists of locks
 * are read again. It is read once, so that what is being opened stays what was agreed to.
 */
export function useSharedDisclaimer(locks: readonly WaitingLock[]) {
  const queryClient = useQueryClient()
  const query = useQuery(sharedDisclaimerQuery(locks))
  const isChanged = query.data !== undefined && query.data.gone.length > 0
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
  }, [isChanged, queryClient])
  return query
}
