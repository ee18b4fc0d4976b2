import { assessments } from '@portal/contract'
import type { Answer } from '@portal/rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { getSession, subscribeToSession } from '../../../api/session.ts'
import { persistDraft, takeDraft } from '../../../shared/forms/storedDraft.ts'
import { assessmentQueries, cacheAssessment } from '../../assessments.queries.ts'
import { surveyAnswers } from '../answers.ts'
import { type AnswerSaver, createAnswerSaver, type SaveState, type Unsaved } from './answerSaver.ts'

/** The saver of one assessment; what the server answers is the assessment that all screens show. */
export function useAnswerSaver(id: string) {
  const queryClient = useQueryClient()
  const [saver] = useState(() => saverOf(queryClient, id))
  useEffect(() => {
    const flush = () => void saver.flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      saver.stop()
    }
  }, [saver])
  useEffect(() => persistAnswers(saver, id), [saver, id])
  return saver
}

/** One field of the saver's state: a component renders again only when the fields that it reads change. */
export const useSaveState = <Field extends keyof SaveState>(saver: AnswerSaver, field: Field): SaveState[Field] =>
  useSyncExternalStore(saver.subscribe, () => saver.getState()[field])

/** The answer to one question that is not saved yet; undefined without one, null after it was taken back. */
export const useDraftAnswer = (saver: AnswerSaver, question: string): Answer | undefined =>
  useSyncExternalStore(saver.subscribe, () => saver.getState().draft[question])

/** The part of the saver's state that the whole form shows. */
type ShownSaveState = Pick<SaveState, 'draft' | 'refused' | 'conflict' | 'adopted'>

const shownBy = ({ draft, refused, conflict, adopted }: SaveState): ShownSaveState => ({
  draft,
  refused,
  conflict,
  adopted,
})

/** The form follows a new answer after this time even without its light. */
const LIGHT_MS = 250

/**
 * The state of the saver that the whole form shows, and a function that updates it. A new answer is on its own question
 * at once; the form follows when its light is there, as a transition, since rendering takes longer than evaluating. Any
 * other change (saved, refused, in conflict, discarded) is shown at once.
 */
export function useShownSaveState(saver: AnswerSaver) {
  const [shown, setShown] = useState(() => shownBy(saver.getState()))
  const show = useCallback(() => {
    const newest = shownBy(saver.getState())
    setShown((before) => (isSame(before, newest) ? before : newest))
  }, [saver])
  const showNewest = useCallback(() => startTransition(show), [show])
  useEffect(() => {
    let followed = shownBy(saver.getState())
    let waiting: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const newest = shownBy(saver.getState())
      if (isSame(followed, newest)) return
      clearTimeout(waiting)
      if (isAnswered(followed, newest)) waiting = setTimeout(showNewest, LIGHT_MS)
      else show()
      followed = newest
    }
    // A draft may have been restored since the form was rendered.
    show()
    const unsubscribe = saver.subscribe(follow)
    return () => {
      clearTimeout(waiting)
      unsubscribe()
    }
  }, [saver, show, showNewest])
  return { ...shown, showNewest }
}

const isSame = (one: ShownSaveState, other: ShownSaveState): boolean =>
  one.draft === other.draft && isSameBesides(one, other)

const isSameBesides = (one: ShownSaveState, other: ShownSaveState): boolean =>
  one.refused === other.refused && one.conflict === other.conflict && one.adopted === other.adopted

/** Only answers were given, or changed, since. */
const isAnswered = (before: ShownSaveState, now: ShownSaveState): boolean =>
  isSameBesides(before, now) && Object.keys(before.draft).every((question) => question in now.draft)

function saverOf(queryClient: QueryClient, id: string) {
  const { queryKey } = assessmentQueries.one(id)
  const send = async ({ answers, base }: Unsaved) => {
    await queryClient.cancelQueries({ queryKey })
    const input = { params: { id }, query: { decision: 'final' }, body: answers, ifMatch: base } as const
    const saved = await call(assessments.addAnswer, input)
    cacheAssessment(queryClient, saved)
  }
  return createAnswerSaver({
    send: (unsaved) =>
      send(unsaved).catch((error: unknown) => {
        // It was locked, given away or deleted meanwhile: the screen has to know.
        if (isAboutTheWhole(error)) void queryClient.invalidateQueries({ queryKey })
        throw error
      }),
    shown: () => {
      const read = queryClient.getQueryData(queryKey)
      return read
        ? { version: read.assessment.version, answers: surveyAnswers(read.survey) }
        : { version: 0, answers: {} }
    },
    adopt: (current) => cacheAssessment(queryClient, current),
  })
}

const isAboutTheWhole = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404 || error.code === 'ASSESSMENT_LOCKED')

/** The storage name of the draft of an assessment. */
const nameOf = (assessmentId: string) => `assessment.${assessmentId}`

/**
 * Persists the draft in this tab, over a reload and the end of a session, and restores it when the
 * same user is back. Signing out discards it.
 */
function persistAnswers(saver: AnswerSaver, assessmentId: string) {
  const name = nameOf(assessmentId)
  const userId = getSession().user?.userId
  if (!userId) return
  const keep = () => {
    const { draft, base, seen } = saver.getState()
    if (Object.keys(draft).length > 0) persistDraft(userId, name, { answers: draft, base, seen } satisfies Unsaved)
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

/** Discards the draft of an assessment that no longer exists. */
export function discardDraft(assessmentId: string) {
  const userId = getSession().user?.userId
  if (userId) takeDraft(userId, nameOf(assessmentId))
}
