import { type Answers, type Assessment, type AssessmentAnswer, answersHeld, type Questionnaire } from '@portal/contract'
import type { Answers as GivenAnswers, PageState } from '@portal/rules'
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { wordingOf } from '../../shared/law/wording.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { CONFIRM, surveyAnswers, withDraft } from './answers.ts'
import type { SurveyProgress } from './deciding/surveyProgress.ts'
import { useFormDecision } from './deciding/useFormDecision.ts'
import { useOpenPages } from './openPages.ts'
import type { Pace } from './questions/AnswerProps.ts'
import { type AnswerSaver, sendable } from './saving/answerSaver.ts'
import { useAnswerSaver, useShownSaveState } from './saving/useAnswerSaver.ts'

/**
 * When an answer is sent. The light of a choice comes first: on a slow processor, sending takes longer than rendering it.
 * An option that an arrow key chose is read out before the next key.
 */
const SAVE_AFTER_MS: Record<Pace, number> = { chosen: 100, typing: 700, passing: 5000 }

export type AssessmentFormState = ReturnType<typeof useAssessmentForm>

/**
 * All that the form shows, from what is saved and what was answered since. What was refused stays in its field only:
 * questions and result follow the answers that count.
 */
export function useAssessmentForm(loaded: AssessmentAnswer, content: Questionnaire) {
  const id = loaded.assessment.assessmentId
  const saver = useAnswerSaver(id)
  const { draft, refused, conflict, adopted, showNewest } = useShownSaveState(saver)
  // Read from the cache with the draft: the page re-renders later, and its old answers would show for a moment.
  const { data: saved = loaded } = useQuery({ ...assessmentQueries.one(id), enabled: false })
  const { assessment } = saved
  const present = useMemo(() => surveyAnswers(saved.survey), [saved.survey])
  const waiting = useMemo(() => sendable({ draft, refused }), [draft, refused])
  const [stable] = useState(createStable)
  const answers = stable(useMemo(() => withDraft(present, waiting), [present, waiting]))
  const typed = useMemo(() => ({ ...answers, ...draft }), [answers, draft])
  const { evaluate, prepare, ...live } = useFormDecision({ content, saved, answers, onLight: showNewest })
  const newest = useNewestAnswers(saver, saved)
  useEvaluatedAnswers(saver, { newest, answers, stable, evaluate, showNewest })
  const isUnsaved = Object.keys(waiting).length > 0
  const wording = useMemo(() => wordingOf(content, live.country), [content, live.country])
  const page = useFormPage(live.state, live.law !== null)
  const readOnlyReason = findReadOnlyReason(assessment)
  const activePages = useMemo(() => live.state.pages.filter(({ active }) => active), [live.state])
  const pages = useOpenPages(page, activePages)
  return {
    assessment,
    content,
    present,
    answers,
    typed,
    isUnsaved,
    ...live,
    wording,
    saver,
    draft,
    showNewest,
    refused,
    conflict,
    adopted,
    /** The first page on the screen, and all that are open. */
    page,
    pages,
    activePages,
    isReview: page.questions.some(({ question }) => question.id === CONFIRM),
    readOnlyReason,
    readOnly: readOnlyReason !== null,
    answer: useCallback(
      (given: GivenAnswers, pace: Pace = 'chosen') =>
        saver.answer(given as Parameters<typeof saver.answer>[0], SAVE_AFTER_MS[pace]),
      [saver],
    ),
    /** Evaluates answers while their choice is being pressed: when it is let go of, the light is there. */
    press: useCallback((given: GivenAnswers) => prepare(newest(given as Answers)), [prepare, newest]),
  }
}

/** Those given, those rendered until then, and those before that may still be waiting to be saved. */
const STABLE_ANSWERS = 4

/** Returns the object of equal answers, if they were among the last: saved ones are not evaluated and rendered again. */
function createStable() {
  let last: readonly Answers[] = []
  return (answers: Answers): Answers => {
    const same = last.find((one) => replaceEqualDeep(one, answers) === one) ?? answers
    last = [same, ...last.filter((one) => one !== same)].slice(0, STABLE_ANSWERS)
    return same
  }
}

/** The newest answers, which are rendered later: those of the saver, on top of what the server answered last. */
function useNewestAnswers(saver: AnswerSaver, { assessment, survey }: AssessmentAnswer) {
  const queryClient = useQueryClient()
  const { assessmentId } = assessment
  return useCallback(
    (given: Answers = {}): Answers => {
      const saved = queryClient.getQueryData(assessmentQueries.one(assessmentId).queryKey)
      return withDraft(surveyAnswers(saved?.survey ?? survey), { ...sendable(saver.getState()), ...given })
    },
    [queryClient, saver, assessmentId, survey],
  )
}

type Rendered = {
  readonly newest: () => Answers
  readonly answers: Answers
  readonly stable: (answers: Answers) => Answers
  readonly evaluate: (answers: Answers) => boolean
  readonly showNewest: () => void
}

/** Evaluates the newest answers. Those whose law is not there are rendered first, which loads it. */
function useEvaluatedAnswers(saver: AnswerSaver, { newest, answers, stable, evaluate, showNewest }: Rendered) {
  const follow = useEffectEvent(() => {
    const given = stable(newest())
    if (!evaluate(given) && given !== answers) showNewest()
  })
  useEffect(() => saver.subscribe(() => follow()), [saver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers or the law were rendered anew.
  useEffect(() => follow(), [answers, evaluate])
}

const PAGE = 'page'

/**
 * The page in the address, `?page=3`, or the nearest active one below it; without one, where there is work left. The
 * address follows what is shown, once it is `known` which pages apply.
 */
function useFormPage(state: SurveyProgress, known: boolean): PageState {
  const [params, setParams] = useSearchParams()
  const [first] = useState(() => pageToStartAt(state))
  const asked = params.get(PAGE) ?? ''
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : first
  const active = state.pages.filter(({ active }) => active).map((one) => one.number)
  const number = active.findLast((one) => one <= wanted) ?? active[0] ?? 1
  useEffect(() => {
    if (known && asked !== String(number)) setParams(withPage(number), { replace: true, preventScrollReset: true })
  }, [known, asked, number, setParams])
  const page = state.pages.find((one) => one.number === number)
  if (!page) throw new Error('The questionnaire has no page.')
  return page
}

const withPage = (number: number) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  next.set(PAGE, String(number))
  return next
}

/** The first page with something missing; when nothing is, the last one, which has the result. */
function pageToStartAt({ pages }: SurveyProgress): number {
  const active = pages.filter(({ active }) => active)
  return (active.find(({ complete }) => !complete) ?? active.at(-1))?.number ?? 1
}

/** The reason why answers are read-only; null when they can be changed. */
type ReadOnlyReason = 'notAllowed' | 'locked' | null

function findReadOnlyReason(assessment: Pick<Assessment, 'rights' | 'status' | 'cleared'>): ReadOnlyReason {
  if (!assessment.rights.includes('edit')) return 'notAllowed'
  return answersHeld(assessment) ? 'locked' : null
}
