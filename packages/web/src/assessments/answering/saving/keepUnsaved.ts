import { getSession, subscribeToSession } from '../../../api/session.ts'
import { keepDraft, takeDraft } from '../../../shared/forms/keptDrafts.ts'
import type { AnswerSaver, Unsaved } from './answerSaver.ts'

/** What a draft of an assessment is called. */
const nameOf = (assessmentId: string) => `assessment.${assessmentId}`

/**
 * Keeps what is not on the server in this tab, over a reload and the end of a session, and takes it up again when the
 * same user is back. Signing out gives it up.
 */
export function keepUnsaved(saver: AnswerSaver, assessmentId: string) {
  const name = nameOf(assessmentId)
  const userId = getSession().user?.userId
  if (!userId) return
  const keep = () => {
    const { draft, base, seen } = saver.getState()
    if (Object.keys(draft).length > 0) keepDraft(userId, name, { answers: draft, base, seen } satisfies Unsaved)
    else takeDraft(userId, name)
  }
  const kept = takeDraft<Unsaved>(userId, name)
  const unsubscribe = [
    saver.subscribe(keep),
    subscribeToSession(() => {
      if (getSession().ended === 'loggedOut') takeDraft(userId, name)
    }),
  ]
  if (kept) void saver.restore(kept)
  return () => {
    for (const stop of unsubscribe) stop()
  }
}

/** Gives up what was kept for an assessment that is no longer there. */
export function giveUpUnsaved(assessmentId: string) {
  const userId = getSession().user?.userId
  if (userId) takeDraft(userId, nameOf(assessmentId))
}
