import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { getSession } from '../../api/session.ts'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { useWarnBeforeUnload } from '../../shared/forms/storedDraft.ts'
import { LazyParts } from './lazyParts.ts'
import { isEmpty } from './saving/answersReducer.ts'
import type { FormAddress } from './saving/useAnswers.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** Without a session navigation is not blocked: the draft is kept until the user signs in again. */
const isSignedIn = () => getSession().user !== null

const isStoredNow = (state: FormAddress | null) => state?.isStoredNow === true

/** Saves before the user leaves the page, and asks for confirmation only when saving fails. */
export function LeaveGuard({ form: { saving, isUnsaved, hurry, discard } }: { form: AssessmentFormState }) {
  const isLeft = !isEmpty(saving.draft)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLeft && isSignedIn() && currentLocation.pathname !== nextLocation.pathname && !isStoredNow(nextLocation.state),
  )
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) hurry()
  }, [isBlocked, hurry])
  useEffect(() => {
    if (blocker.state === 'blocked' && !isLeft) blocker.proceed()
  }, [blocker, isLeft])
  useWarnBeforeUnload(isLeft)
  const isStuck = !saving.isSaving && (saving.failures > 0 || saving.conflict !== null || !isUnsaved)
  return (
    <LazyPart>
      {isBlocked && isLeft && isStuck && <LazyParts.LeaveDialog onStay={() => blocker.reset?.()} onLeave={discard} />}
    </LazyPart>
  )
}
