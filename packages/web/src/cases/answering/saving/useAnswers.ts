import { type Answers, type Assessment, type AssessmentAnswer, answersHeld, cases } from '@portal/contract'
import type { Answers as GivenAnswers } from '@portal/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, call } from '../../../api/call.ts'
import { getSession } from '../../../api/session.ts'
import { persistDraft, readDraft, takeDraft } from '../../../shared/forms/storedDraft.ts'
import { NEW_ID, paths } from '../../../shared/navigation/paths.ts'
import { surveyAnswers, withDraft } from '../../core/answers.ts'
import { assessmentQueries, cacheAssessment } from '../../core/assessments.queries.ts'
import type { Pace } from '../../questions/AnswerProps.ts'
import {
  type AnswersAction,
  type AnswersState,
  answersReducer,
  isEmpty,
  type StoredDraft,
  sendable,
  startWith,
} from './answersReducer.ts'

/** When an answer is sent. An option that an arrow key chose is read out before the next key. */
const SAVE_AFTER_MS: Record<Pace, number> = { chosen: 0, typing: 700, passing: 5000 }

export type FormAnswers = ReturnType<typeof useAnswers>

/**
 * The answers of the form and their saving, each as it is given. One request is in flight at a time; answers given meanwhile
 * go with the next one. What was refused stays in its field only: questions and result follow the answers that count.
 */
export function useAnswers(loaded: AssessmentAnswer) {
  const [id, setId] = useState(loaded.assessment.version === 0 ? NEW_ID : loaded.assessment.assessmentId)
  const queryClient = useQueryClient()
  // From the cache, which the page follows a moment later: its old answers would show for so long.
  const { data: saved = loaded } = useQuery({ ...assessmentQueries.one(id), enabled: false })
  const [state, dispatch] = useReducer(answersReducer, id, (of) => startWith(draftOf(of)))
  const { draft, refused } = state
  useStoredDraft(id, state)
  // At once and not only with the next rendering: an answer that is given in between is based on what was stored.
  const storedAs = useRef(id)
  const onStored = useCallback((stored: string) => {
    storedAs.current = stored
    setId(stored)
  }, [])
  useSending(id, state, dispatch, onStored)
  const hurry = useCallback(() => dispatch({ type: 'hurried' }), [])
  useEffect(() => {
    window.addEventListener('online', hurry)
    return () => window.removeEventListener('online', hurry)
  }, [hurry])
  const savedAnswers = useMemo(() => surveyAnswers(saved.survey), [saved.survey])
  const waiting = useMemo(() => sendable({ draft, refused }), [draft, refused])
  const answers = useMemo(() => withDraft(savedAnswers, waiting), [savedAnswers, waiting])
  const readOnlyReason = readOnlyReasonOf(saved.assessment)
  return {
    saved,
    assessment: saved.assessment,
    /** The answers that are saved, those that count, and those that stand in the fields. */
    savedAnswers,
    answers,
    typed: useMemo(() => ({ ...answers, ...draft }), [answers, draft]),
    isUnsaved: !isEmpty(waiting),
    saving: state,
    readOnlyReason,
    readOnly: readOnlyReason !== null,
    answer: useCallback(
      (given: GivenAnswers, pace: Pace = 'chosen') => {
        const on = queryClient.getQueryData(assessmentQueries.one(storedAs.current).queryKey)
        if (on) dispatch({ type: 'answered', answers: given as Answers, on, delayMs: SAVE_AFTER_MS[pace] })
      },
      [queryClient],
    ),
    hurry,
    discard: useCallback(() => dispatch({ type: 'discarded' }), []),
    insist: useCallback(() => dispatch({ type: 'insisted' }), []),
  }
}

/** Sends what waits once it is due, unless something else has to come first. */
function useSending(
  id: string,
  state: AnswersState,
  dispatch: Dispatch<AnswersAction>,
  onStored: (id: string) => void,
) {
  const { draft, refused, delayMs, requests, isSaving, conflict } = state
  const saveMore = useSave(id)
  const store = useStore()
  const isNew = id === NEW_ID
  const send = useEffectEvent(async () => {
    const sent = sendable(state)
    dispatch({ type: 'sending' })
    try {
      const now = await (isNew ? store(sent) : saveMore(sent, state.base))
      dispatch({ type: 'saved', sent, now, at: new Date() })
      if (isNew) onStored(now.assessment.assessmentId)
    } catch (error) {
      dispatch({ type: 'failed', error, at: new Date() })
    }
  })
  const isDue = !isSaving && conflict === null && !isEmpty(sendable({ draft, refused })) && Number.isFinite(delayMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the wait anew, and each request may leave something to send.
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void send(), delayMs)
    return () => clearTimeout(timer)
  }, [isDue, delayMs, draft, requests])
}

/** Sends answers given on a version. What they led to, or what somebody else saved meanwhile, is shown then. */
function useSave(id: string) {
  const queryClient = useQueryClient()
  return async (body: Answers, ifMatch: number): Promise<AssessmentAnswer> => {
    const { queryKey } = assessmentQueries.one(id)
    await queryClient.cancelQueries({ queryKey })
    try {
      const saved = await call(cases.addAnswer, { params: { id }, query: { decision: 'final' }, body, ifMatch })
      cacheAssessment(queryClient, saved)
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_VERSION') {
        cacheAssessment(queryClient, error.current as AssessmentAnswer)
      }
      // It was locked, given away or deleted meanwhile: the screen has to know.
      if (isAboutTheWhole(error)) void queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
}

/** The first answer stores the assessment. Its address takes the place of that of the empty form, which stays as it is. */
function useStore() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return async (answers: Answers): Promise<AssessmentAnswer> => {
    const saved = await call(cases.create, { body: { answers } })
    cacheAssessment(queryClient, saved)
    discardDraft(NEW_ID)
    const state: FormAddress = { isStoredNow: true }
    void navigate(`${paths.assessment(saved.assessment.assessmentId)}${search}`, { replace: true, state })
    return saved
  }
}

/** The state of the address to which a form moves with its first answer. */
export type FormAddress = { isStoredNow?: true }

const isAboutTheWhole = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404 || error.code === 'ASSESSMENT_LOCKED')

/** The storage name of the draft of an assessment. */
const nameOf = (assessmentId: string) => `assessment.${assessmentId}`

function draftOf(assessmentId: string): StoredDraft | null {
  const userId = getSession().user?.userId
  return userId ? readDraft<StoredDraft>(userId, nameOf(assessmentId)) : null
}

/** Keeps the draft in this tab, over a reload and the end of a session. Signing out discards it. */
function useStoredDraft(assessmentId: string, { draft, base, seen }: AnswersState) {
  const [userId] = useState(() => getSession().user?.userId)
  useEffect(() => {
    if (!userId) return
    if (isEmpty(draft)) takeDraft(userId, nameOf(assessmentId))
    else persistDraft(userId, nameOf(assessmentId), { answers: draft, base, seen } satisfies StoredDraft)
  }, [userId, assessmentId, draft, base, seen])
}

/** Discards the draft of an assessment that no longer exists. */
export function discardDraft(assessmentId: string) {
  const userId = getSession().user?.userId
  if (userId) takeDraft(userId, nameOf(assessmentId))
}

/** The reason why answers are read-only; null when they can be changed. */
function readOnlyReasonOf(assessment: Assessment): 'notAllowed' | 'locked' | null {
  if (!assessment.rights.includes('edit')) return 'notAllowed'
  return answersHeld(assessment) ? 'locked' : null
}
