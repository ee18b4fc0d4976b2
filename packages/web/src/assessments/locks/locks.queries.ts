import { type Assessment, AssessmentAnswer, type AssessmentLock, assessments } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { staleState } from '../../shared/administration/staleState.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { keepAssessment } from '../keepAssessment.ts'

export type LockName = Pick<AssessmentLock, 'ref' | 'type'>
type Target = Pick<Assessment, 'assessmentId' | 'version'>

/** Beside the other queries of assessments: once the lock is open there is nothing to read again. */
export const disclaimerQuery = (id: string, { ref, type }: LockName) =>
  queryOptions({
    queryKey: ['disclaimer', id, type, ref],
    queryFn: () => call(assessments.disclaimer, { query: { name: ref, type, id } }),
  })

type Closing = LockName & { text?: string }
type Opening = LockName & { comment: string; disclaimerVersion: number }

/** Closes a lock by hand. The form shows what was refused. */
export function useCloseLock(target: Target) {
  const { t } = useTranslation()
  return useLockChange(target, t('assessments.locks.added'), (lock: Closing, { assessmentId, version }) =>
    call(assessments.lock, { params: { id: assessmentId }, body: lock, ifMatch: version }),
  )
}

/** Opens a lock, with the reason and the disclaimer that was agreed to. The form shows what was refused. */
export function useOpenLock(target: Target) {
  const { t } = useTranslation()
  return useLockChange(target, t('assessments.locks.opened'), (lock: Opening, { assessmentId, version }) =>
    call(assessments.unlock, { params: { id: assessmentId }, body: lock, ifMatch: version }),
  )
}

/** When somebody else was faster nothing is done, and the screen shows the assessment as it is now. */
function useLockChange<Lock>(
  target: Target,
  succeeded: string,
  change: (lock: Lock, target: Target) => Promise<AssessmentAnswer>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lock: Lock) => change(lock, target),
    onSuccess: (saved) => {
      notify.success(succeeded)
      keepAssessment(queryClient, saved)
    },
    onError: (error) => {
      const current = staleState(error, AssessmentAnswer)
      if (current) keepAssessment(queryClient, current)
    },
  })
}
