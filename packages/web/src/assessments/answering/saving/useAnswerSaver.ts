import { assessments } from '@portal/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
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
