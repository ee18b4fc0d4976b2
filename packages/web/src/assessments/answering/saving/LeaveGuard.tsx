import { memo, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { getSession } from '../../../api/session.ts'
import { LazyPart } from '../../../shared/feedback/LazyPart.tsx'
import { useWarnBeforeUnload } from '../../../shared/forms/storedDraft.ts'
import { LazyParts } from '../lazyParts.ts'
import type { AnswerSaver } from './answerSaver.ts'
import { useSaveState } from './useAnswerSaver.ts'

/** Without a session navigation is not blocked: the draft is kept until the user signs in again. */
const isSignedIn = () => getSession().user !== null

/** Saves before the user leaves the page, and asks for confirmation only when saving fails. */
export const LeaveGuard = memo(function LeaveGuard({ saver }: { saver: AnswerSaver }) {
  const unsaved = Object.keys(useSaveState(saver, 'draft')).length > 0
  const isSaving = useSaveState(saver, 'saving')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (isBlocked) void saver.flush().then(() => setTried(true))
    else setTried(false)
  }, [isBlocked, saver])
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])
  useWarnBeforeUnload(unsaved)
  return (
    <LazyPart>
      {isBlocked && tried && !isSaving && (
        <LazyParts.LeaveDialog onStay={() => blocker.reset?.()} onLeave={() => saver.discard()} />
      )}
    </LazyPart>
  )
})
