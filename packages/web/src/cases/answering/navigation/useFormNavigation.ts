import type { PageState } from '@portal/rules'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { NEW_ID } from '../../../shared/navigation/paths.ts'
import type { SurveyProgress } from '../../evaluation/surveyProgress.ts'
import { isReview, openPages, pageToStartAt } from '../whatIsShown.ts'
import { type FocusTarget, useFocusTarget } from './focus.ts'

type Place = {
  readonly state: SurveyProgress
  /** It is known which pages apply, so that the address follows. */
  readonly hasResult: boolean
  /** An answer may still change which page comes next and what is missing before it. */
  readonly isEvaluating: boolean
  readonly readOnly: boolean
}

/** The pages on the screen, the one that comes next, and going on to it. */
export function useFormNavigation({ state, hasResult, isEvaluating, readOnly }: Place) {
  const page = usePageOfAddress(state, hasResult)
  const activePages = useMemo(() => state.pages.filter(({ active }) => active), [state])
  const pages = useOpenPages(page, activePages)
  const after = activePages[activePages.indexOf(pages.at(-1) ?? page) + 1]
  const unfinished = readOnly || isReview(page) ? undefined : pages.find(({ complete }) => !complete)
  const [focus, setFocus] = useState<FocusTarget | null>(null)
  const [stoppedAt, setStoppedAt] = useState<string>()
  useTurn(page, setFocus)
  useFocusTarget(focus)
  const navigate = useNavigate()
  const goOn = useWhenEvaluated(isEvaluating, () => {
    if (!unfinished) return void (after && navigate(`?page=${after.number}`))
    const isArrivedAt = focus !== null && 'page' in focus && focus.page.id === unfinished.id
    const isUntouched = unfinished.questions.every(({ value }) => value === undefined)
    // A page that has just appeared below is gone to first; it is stopped at once nothing was answered there after that.
    if (unfinished !== page && isUntouched && !isArrivedAt && stoppedAt !== unfinished.id) {
      return setFocus({ page: unfinished, isTurned: false })
    }
    setStoppedAt(unfinished.id)
    const missing = unfinished.questions.find((one) => one.missing)
    setFocus({ question: missing?.question.id ?? '' })
  })
  const stopped = unfinished && unfinished.id === stoppedAt ? unfinished : undefined
  return {
    /** The first page on the screen, and all that are open. */
    page,
    pages,
    activePages,
    isReview: isReview(page),
    before: activePages[activePages.indexOf(page) - 1],
    after,
    goOn,
    /** The page whose missing answers held one up, until they are given. */
    stopped,
    focusOn: setFocus,
  }
}

const PAGE = 'page'

/**
 * The page in the address, `?page=3`, or the nearest active one below it; without one, where there is work left. The
 * address follows what is shown, once it is `known` which pages apply; that of an empty form does not, so that nothing
 * comes between when its first answer gives it an address of its own.
 */
function usePageOfAddress({ pages }: SurveyProgress, known: boolean): PageState {
  const [params, setParams] = useSearchParams()
  const isStored = useParams().id !== NEW_ID
  const [first] = useState(() => pageToStartAt(pages))
  const asked = params.get(PAGE) ?? ''
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : first
  const active = pages.filter((one) => one.active).map((one) => one.number)
  const number = active.findLast((one) => one <= wanted) ?? active[0] ?? 1
  useEffect(() => {
    if (!known || !isStored || asked === String(number)) return
    setParams(withPage(number), { replace: true, preventScrollReset: true })
  }, [known, isStored, asked, number, setParams])
  const page = pages.find((one) => one.number === number)
  if (!page) throw new Error('The questionnaire has no page.')
  return page
}

const withPage = (number: number) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  next.set(PAGE, String(number))
  return next
}

function useOpenPages(first: PageState, active: readonly PageState[]): readonly PageState[] {
  const [opened, setOpened] = useState<readonly string[]>([first.id])
  const ids = openPages(first, active, opened)
  if (ids !== opened) setOpened(ids)
  return useMemo(() => {
    const pages = active.filter(({ id }) => ids.includes(id))
    return pages.length > 0 ? pages : [first]
  }, [active, first, ids])
}

/** When another page, or the review, stands at the top, it is arrived at. */
function useTurn(page: PageState, focusOn: (target: FocusTarget) => void) {
  const [shown, setShown] = useState(page.id)
  if (shown === page.id) return
  setShown(page.id)
  focusOn({ page, isTurned: true })
}

/** Acts once the present answers are evaluated. */
function useWhenEvaluated(isEvaluating: boolean, act: () => void) {
  const [isAsked, setAsked] = useState(false)
  const isDue = isAsked && !isEvaluating
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!isDue) return
    setAsked(false)
    actNow()
  }, [isDue])
  return useCallback(() => setAsked(true), [])
}
