import { useMediaQuery } from '@mantine/hooks'
import type { AssessmentAnswer, Questionnaire } from '@portal/contract'
import { type PageState, providerOf } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { useHelpArticle } from '../../app/navigation/helpFor.ts'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useCountryLaw, useQuestionnaire } from '../../shared/law/useLaw.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { UnreadAssessment } from '../UnreadAssessment.tsx'
import { surveyAnswers } from './answers.ts'
import { useDisplayedDecision } from './deciding/useDisplayedDecision.ts'
import classes from './form.module.css'
import { LazyParts } from './lazyParts.ts'
import { FormBar } from './navigation/FormBar.tsx'
import { NextOnEnter, PageButtons, useGoOn } from './navigation/PageButtons.tsx'
import { SectionNav } from './navigation/SectionNav.tsx'
import { pageInWork } from './openPages.ts'
import { headingId, QuestionPage } from './QuestionPage.tsx'
import { emptyTypedField } from './questions/typedField.ts'
import { LeaveGuard } from './saving/LeaveGuard.tsx'
import { discardDraft } from './saving/useAnswerSaver.ts'
import { type AssessmentFormState, useAssessmentForm } from './useAssessmentForm.ts'
import { useLeaveOnFailure } from './useLeaveOnFailure.ts'

/** One assessment: its questions page by page, the review, and once it is confirmed the record. */
export function AssessmentPage() {
  const { id = '' } = useParams()
  const assessment = useQuery(assessmentQueries.one(id))
  const content = useQuestionnaire()
  const gone = isGone(assessment.error)
  const saved = gone ? undefined : assessment.data
  useEffect(() => {
    if (gone) discardDraft(id)
  }, [gone, id])
  useLeaveOnFailure(saved ? null : assessment.error)
  if (!content.data) return <UnreadAssessment query={content} />
  // Without the form nothing that it holds keeps one on an assessment that is gone.
  if (!saved) return <UnreadAssessment query={assessment} />
  return <Opening key={id} saved={saved} content={content.data} />
}

type OpeningProps = { saved: AssessmentAnswer; content: Questionnaire }

/** The form comes without the law of its country, unless that asks questions of its own; a record reads it. */
function Opening({ saved, content }: OpeningProps) {
  const { isLoading } = useCountryLaw(content, providerOf(surveyAnswers(saved.survey)))
  const [params] = useSearchParams()
  const isWaiting =
    isLoading && (saved.assessment.status === 'COMPLETED' || asksMore(saved, content, params.get('page')))
  const [isOpen, setOpen] = useState(!isWaiting)
  // Once open it stays open, whichever country is chosen.
  if (!isOpen && !isWaiting) setOpen(true)
  return isOpen ? <Assessment saved={saved} content={content} /> : <Loading lines={8} />
}

/** On the page that will be shown, or on the first that is not complete, stands a question of the country. */
function asksMore({ survey }: AssessmentAnswer, content: Questionnaire, page: string | null): boolean {
  const all = content.survey.sections.flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
  const known = new Set(all.map(({ id }) => id))
  const open = Object.values(survey.pages).find(({ questions }) => questions.some(({ missing }) => missing))
  const shown = [survey.pages[page ?? ''], open].flatMap((one) => one?.questions ?? [])
  return shown.some(({ id, active }) => active && !known.has(id))
}

/** It was deleted, or is no longer for this reader: what was loaded before does not exist any more either. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

function Assessment({ saved, content }: OpeningProps) {
  const form = useAssessmentForm(saved, content)
  const isRecord = form.isReview && form.assessment.status === 'COMPLETED' && !form.isUnsaved
  useRecordFromTop(isRecord)
  return (
    <>
      <LazyPart fallback={<Loading lines={8} />}>
        {isRecord ? <LazyParts.RecordPage form={form} /> : <AssessmentForm form={form} />}
      </LazyPart>
      <LeaveGuard saver={form.saver} />
    </>
  )
}

/** A record that takes the place of the form is read from its verdict, not from where the button to confirm was. */
function useRecordFromTop(isRecord: boolean) {
  const wasRecord = useRef(isRecord)
  useEffect(() => {
    if (isRecord && !wasRecord.current) window.scrollTo({ top: 0 })
    wasRecord.current = isRecord
  }, [isRecord])
}

/** The article of the guide about each section of the questionnaire. */
const HELP: { readonly [section: string]: string | undefined } = {
  geneticResource: 'organism',
  provider: 'origin',
  accessDate: 'date',
  intendedUse: 'use',
  materialsAndData: 'material',
  exceptions: 'material',
  documents: 'papers',
}

/** The bar, and below it sections, questions and what can be said so far: beside one another where there is room. */
function AssessmentForm({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { assessment, page, pages, state, activePages, isReview } = form
  const inWork = pageInWork(pages) ?? page
  useHelpArticle(isReview ? 'confirm' : HELP[inWork.section])
  const heading = useFocusOnTurn(page.id)
  const after = activePages[activePages.indexOf(pages.at(-1) ?? page) + 1]
  const { goOn, stopped, missing } = useNext(form, after)
  return (
    <>
      <FormBar
        assessment={assessment}
        percent={state.progress}
        place={placeText(t, form, inWork)}
        saver={form.saver}
        readOnly={form.readOnly}
      />
      <div className={classes.frame} data-review={isReview}>
        {!isReview && <SectionNav state={state} current={inWork.section} />}
        <div className={classes.main}>
          <Notices form={form} />
          <NextOnEnter onNext={isReview || !after ? undefined : goOn}>
            {isReview ? (
              <LazyParts.ReviewPage {...{ form, heading }} />
            ) : (
              pages.map((one) => (
                <QuestionPage
                  key={one.id}
                  {...{ form, heading }}
                  page={one}
                  isFirst={one === page}
                  isStopped={one.id === stopped}
                />
              ))
            )}
          </NextOnEnter>
          <PageButtons
            before={activePages[activePages.indexOf(page) - 1]?.number}
            after={after?.number}
            isReviewNext={after === activePages.at(-1)}
            missing={missing}
            onNext={goOn}
          />
        </div>
        <ResultSoFar form={form} />
      </div>
    </>
  )
}

/** The action of Next, the id of the page on which it stopped, and the number of answers that are missing there. */
function useNext(form: AssessmentFormState, after: PageState | undefined) {
  const { pages, page, readOnly, isReview } = form
  const [stop, setStop] = useState<Stop | null>(null)
  useFocusOnStop(stop)
  const open = readOnly || isReview ? undefined : pages.find(({ complete }) => !complete)
  const goOn = useGoOn(form, () => {
    if (!open) return after
    // A page that has just appeared below is gone to first; it is stopped at once nothing was answered there after that.
    const isNew = open !== page && stop?.page !== open.id && open.questions.every(({ value }) => value === undefined)
    setStop({ page: open.id, question: isNew ? undefined : open.questions.find((one) => one.missing)?.question.id })
    return undefined
  })
  const isStopped = open !== undefined && stop?.page === open.id && stop.question !== undefined
  return {
    goOn,
    stopped: isStopped ? open.id : undefined,
    missing: isStopped ? open.questions.filter((one) => one.missing).length : 0,
  }
}

/** Most forms have none; the others wait for their notices, rather than that the questions move down. */
function Notices({ form }: { form: AssessmentFormState }) {
  const { assessment, readOnly, refused, conflict } = form
  const isNeeded = assessment.reopened !== null || readOnly || conflict !== null || Object.keys(refused).length > 0
  return <LazyPart>{isNeeded && <LazyParts.FormNotices form={form} />}</LazyPart>
}

/** Beside the questions, once it is known; the review has the result itself. */
function ResultSoFar({ form }: { form: AssessmentFormState }) {
  const isWide = useIsWide()
  const { assessment, content, pages, evaluations } = form
  const shown = useDisplayedDecision(form)
  const evaluated = useSyncExternalStore(evaluations.subscribe, evaluations.get)
  const state = evaluated?.state ?? form.state
  const result = useMemo(
    () => ({ assessment, content, pages, shown, state }),
    [assessment, content, pages, shown, state],
  )
  return (
    <LazyPart>{!form.isReview && form.isEvaluated && <LazyParts.LivePanel result={result} isWide={isWide} />}</LazyPart>
  )
}

/** Answers bring pages and take them away: how many there are is certain once all of them are answered. */
function placeText(t: TFunction, { activePages, isReview }: AssessmentFormState, page: PageState): string {
  if (isReview) return page.title
  const place = { page: activePages.indexOf(page) + 1, last: activePages.length }
  const isSettled = activePages.slice(0, -1).every(({ complete }) => complete)
  return t(isSettled ? 'assessments.form.page' : 'assessments.form.pageAbout', place)
}

/** The page that Next went to, and its first question without an answer if it was not left. Each press makes another one. */
type Stop = { readonly page: string; readonly question: string | undefined }

/** Moves the focus to the first control whose answer is missing, so that it need not be searched for (WCAG 3.3.1). */
function useFocusOnStop(stop: Stop | null) {
  useEffect(() => {
    if (!stop) return
    if (stop.question === undefined) return arriveAt(document.getElementById(headingId(stop.page)))
    const question = document.getElementById(stop.question)
    const control = question?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')
    control?.focus()
  }, [stop])
}

/** Moves the focus to a heading, or with a mouse to the field below it if that is to be typed into: on a phone it would open the keyboard. */
function arriveAt(heading: HTMLElement | null) {
  const isBelow = (question: Element) =>
    ((heading?.compareDocumentPosition(question) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const question = [...document.querySelectorAll('main fieldset')].find(isBelow)
  const field = window.matchMedia('(pointer: fine)').matches ? emptyTypedField(question) : null
  const target = field ?? heading
  target?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/** The heading of the screen. When another page, or the review, stands below it, it is arrived at. */
function useFocusOnTurn(page: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    arriveAt(heading.current)
    window.scrollTo({ top: 0 })
  }, [page])
  return heading
}

const WIDE = '(min-width: 53.9375em)'

/** Room for the questions and the panel beside one another. Reading a media query computes styles: once, not per render. */
function useIsWide() {
  const [initial] = useState(() => window.matchMedia(WIDE).matches)
  return useMediaQuery(WIDE, initial)
}
