import {
  type Assessment,
  type AssessmentAnswer,
  type AssessmentLock,
  type CallInput,
  type CallOutput,
  cases,
  type ErrorCode,
  LockType,
  MAX_PAGE_SIZE,
} from '@portal/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '../../api/call.ts'
import { staleState } from '../../shared/administration/useChange.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { nextPageStart } from '../../shared/list/nextPageStart.ts'
import { assessmentQueries, cacheAssessment } from '../core/assessments.queries.ts'

export type LockName = Pick<AssessmentLock, 'ref' | 'type'>
type Target = Pick<Assessment, 'assessmentId' | 'version'>

/** Beside the other queries of assessments: once the lock is open there is nothing to read again. */
export const disclaimerQuery = (id: string, { ref, type }: LockName) =>
  queryOptions({
    queryKey: ['disclaimer', id, type, ref],
    queryFn: () => call(cases.disclaimer, { query: { name: ref, type, id } }),
  })

type LockToClose = LockName & { text?: string }
type LockToOpen = LockName & { comment: string; disclaimerVersion: number; openDuties: number }

/** Closes a lock by hand. The form shows what was refused. */
export function useCloseLock(target: Target) {
  const { t } = useTranslation()
  const succeeded = () => t('assessments.locks.added')
  return useLockChange(target, succeeded, (lock: LockToClose, { assessmentId, version }) =>
    call(cases.lock, { params: { id: assessmentId }, body: lock, ifMatch: version }),
  )
}

/**
 * Opens a lock, with the reason and the disclaimer that was agreed to, and says which locks are still closed. The form
 * shows what was refused.
 */
export function useOpenLock(target: Target) {
  const { t } = useTranslation()
  const succeeded = ({ assessment: { locks } }: AssessmentAnswer) => {
    const closed = LockType.options.flatMap((type) => {
      const count = locks.filter((lock) => lock.closed && lock.type === type).length
      return count > 0 ? [t(`assessments.locks.closedOf.${type}`, { count })] : []
    })
    if (closed.length === 0) return t('assessments.locks.opened')
    return t('assessments.locks.stillClosed', { locks: closed.join(', ') })
  }
  return useLockChange(target, succeeded, (lock: LockToOpen, { assessmentId, version }) =>
    call(cases.unlock, { params: { id: assessmentId }, body: lock, ifMatch: version }),
  )
}

/** Who would be asked for release, and who asked lately. Below those of the assessments, whose changes make it old too. */
export const releaseRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [...assessmentQueries.all, 'releaseRequest', id],
    queryFn: () => call(cases.releaseRequest, { params: { id } }),
  })

/** Tells those who may open the closed locks that release is asked for. The form shows what was refused. */
export function useAskRelease(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries(releaseRequestQuery(id)),
      queryClient.invalidateQueries(assessmentQueries.history(id)),
    ])
  return useMutation({
    mutationFn: (body: CallInput<typeof cases.askRelease>['body']) => call(cases.askRelease, { params: { id }, body }),
    onSuccess: ({ asked }) => {
      notify.success(t('assessments.locks.asked', { count: asked }))
      void refresh()
    },
    onError: (error) => (error instanceof ApiError && error.code === 'RELEASE_ASKED' ? refresh() : undefined),
  })
}

/** On a version conflict nothing is changed, and the screen shows the present state. */
function useLockChange<Lock>(
  target: Target,
  succeeded: (saved: AssessmentAnswer) => string,
  change: (lock: Lock, target: Target) => Promise<AssessmentAnswer>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lock: Lock) => change(lock, target),
    onSuccess: (saved) => {
      notify.success(succeeded(saved))
      cacheAssessment(queryClient, saved)
    },
    onError: (error) => {
      const current = staleState<AssessmentAnswer>(error)
      if (current) cacheAssessment(queryClient, current)
    },
  })
}

export type WaitingLock = CallOutput<typeof cases.myTurn>['rows'][number]

/** Below those of the assessments, whose changes make it old too. */
export const myTurnQuery = infiniteQueryOptions({
  queryKey: [...assessmentQueries.all, 'myTurnAll'],
  queryFn: ({ pageParam }) => call(cases.myTurn, { query: { from: pageParam, size: MAX_PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => nextPageStart(all, last.count),
})

export const keyOfLock = ({ assessmentId, type, ref }: Pick<WaitingLock, 'assessmentId' | 'type' | 'ref'>): string =>
  `${assessmentId} ${type} ${ref}`

type ErrorTexts = { readonly [code in ErrorCode]?: 'stale' | 'notThere' | 'forbidden' }

/** Error codes whose text depends on the operation. */
const ERROR_TEXTS = {
  close: { STALE_VERSION: 'stale' },
  read: { NOT_FOUND: 'notThere', USER_INVALID_AUTHENTICATION_FORBIDDEN: 'forbidden' },
  open: { STALE_VERSION: 'stale', NOT_FOUND: 'notThere', USER_INVALID_AUTHENTICATION_FORBIDDEN: 'forbidden' },
} as const satisfies Record<string, ErrorTexts>

/** The error text when closing or opening a lock or reading its disclaimer fails. */
export function useLockFailure(tried: keyof typeof ERROR_TEXTS) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const words: ErrorTexts = ERROR_TEXTS[tried]
  return (error: unknown): string => {
    const own = error instanceof ApiError && words[error.code]
    return own ? t(`assessments.locks.${own}`) : errorText(error)
  }
}
