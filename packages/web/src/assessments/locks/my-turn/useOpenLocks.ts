import { assessments, type CallOutput } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { assessmentQueries } from '../../assessments.queries.ts'
import { useLockFailure } from '../useLockFailure.ts'
import type { WaitingLock } from './myTurn.queries.ts'

type Refused = CallOutput<typeof assessments.unlockMany>['refused']
type Agreed = { comment: string; disclaimer: string; disclaimerVersion: number }
/** How far it got: of how many locks one knows what became of them. */
export type Progress = { state: 'running' | 'ended'; done: number; opened: number; refused: Refused; failure?: string }

/** Few enough that the progress moves. */
const AT_ONCE = 20

/**
 * Opens locks, some at a time. A call that fails ends it, and so does stopping it: what was opened until then is open,
 * the rest is as it was.
 */
export function useOpenLocks(locks: readonly WaitingLock[], onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const failureText = useLockFailure('open')
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)

  const openAll = async (agreed: Agreed): Promise<Progress> => {
    let reached: Progress = { state: 'running', done: 0, opened: 0, refused: [] }
    setProgress(reached)
    try {
      while (reached.done < locks.length && !stopped.current) {
        const some = locks.slice(reached.done, reached.done + AT_ONCE)
        reached = added(reached, some.length, await call(assessments.unlockMany, { body: bodyOf(some, agreed) }))
        setProgress(reached)
      }
    } catch (error) {
      return { ...reached, failure: failureText(error) }
    }
    return reached.done < locks.length ? { ...reached, failure: t('assessments.myTurn.stopped') } : reached
  }
  const open = async (agreed: Agreed) => {
    const reached = await openAll(agreed)
    const isWhole = reached.failure === undefined && reached.refused.length === 0
    if (!isWhole) setProgress({ ...reached, state: 'ended' })
    await queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
    if (!isWhole) return
    notify.success(t('assessments.myTurn.opened', { count: reached.opened }))
    onDone()
  }
  const stop = () => {
    stopped.current = true
  }
  return { open, stop, progress }
}

const bodyOf = (some: readonly WaitingLock[], agreed: Agreed) => ({
  ...agreed,
  locks: some.map(({ assessmentId, ref, type }) => ({ assessmentId, ref, type })),
})

const added = (
  { done, opened, refused }: Progress,
  count: number,
  answer: CallOutput<typeof assessments.unlockMany>,
): Progress => ({
  state: 'running',
  done: done + count,
  opened: opened + answer.opened,
  refused: [...refused, ...answer.refused],
})
