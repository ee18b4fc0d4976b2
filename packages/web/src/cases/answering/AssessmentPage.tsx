import { useMediaQuery } from '@mantine/hooks'
import type { AssessmentAnswer, Questionnaire } from '@portal/contract'
import { type PageState, providerOf } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { LazyPart } from '../../shared/feedback/LazyPart.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useCountryLaw, useQuestionnaire } from '../../shared/law/useLaw.ts'
import { useHelpArticle } from '../../shared/navigation/helpArticle.ts'
import { NEW_ID } from '../../shared/navigation/paths.ts'
import { surveyAnswers } from '../core/answers.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { useLeaveOnFailure } from '../core/useLeaveOnFailure.ts'
import classes from './form.module.css'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LazyParts } from './lazyParts.ts'
import { FormBar } from './navigation/FormBar.tsx'
import { NextOnEnter, PageButtons } from './navigation/PageButtons.tsx'
import { SectionNav } from './navigation/SectionNav.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { discardDraft, type FormAddress } from './saving/useAnswers.ts'
import { UnreadAssessment } from './UnreadAssessment.tsx'
import { type AssessmentFormState, useAssessmentForm } from './useAssessmentForm.ts'
import { needsNotices, pageInWork, waitsForCountryLaw } from './whatIsShown.ts'

/** The last page of the form, and the record: they show what other features keep of a case. */
type CaseParts = Record<'ReviewPage' | 'RecordPage', ComponentType<{ form: AssessmentFormState }>>

/** One assessment: its questions page by page, the review, and once it is confirmed the record. */
export function AssessmentPage(parts: CaseParts) {
  const { id = '' } = useParams()
  const formKey = useFormKey(id)
  const assessment = useQuery(assessmentQueries.one(id))
  const content = useQuestionnaire()
  // It was deleted, or is no longer for this reader: what was loaded before does not exist any more either.
  const isGone = assessment.error instanceof ApiError && assessment.error.status === 404
  const saved = isGone ? undefined : assessment.data
  useEffect(() => {
    if (isGone) discardDraft(id)
  }, [isGone, id])
  useLeaveOnFailure(saved ? null : assessment.error)
  if (!content.data) return <UnreadAssessment of={saved?.assessment} query={content} />
  // Without the form nothing that it holds keeps one on an assessment that is gone.
  if (!saved) return <UnreadAssessment query={assessment} />
  return <Opening key={formKey} saved={saved} content={content.data} {...parts} />
}

/** A form stays the same one, with what is typed in it, when its first answer gives it an address of its own. */
function useFormKey(id: string): string {
  const state: FormAddress | null = useLocation().state
  const [form, setForm] = useState({ id, key: id })
  if (form.id === id) return form.key
  const key = form.id === NEW_ID && state?.isStoredNow ? form.key : id
  setForm({ id, key })
  return key
}

type OpeningProps = CaseParts & { saved: AssessmentAnswer; content: Questionnaire }

function Opening({ saved, content, ...parts }: OpeningProps) {
  const { isLoading } = useCountryLaw(content, providerOf(surveyAnswers(saved.survey)))
  const [params] = useSearchParams()
  const isWaiting = isLoading && waitsForCountryLaw(saved, content, params.get('page'))
  const [isOpen, setOpen] = useState(!isWaiting)
  // Once open it stays open, whichever country is chosen.
  if (!isOpen && !isWaiting) setOpen(true)
  return isOpen ? <Assessment saved={saved} content={content} {...parts} /> : <UnreadAssessment of={saved.assessment} />
}

function Assessment({ saved, content, ReviewPage, RecordPage }: OpeningProps) {
  const form = useAssessmentForm(saved, content)
  const isRecord = form.isReview && form.assessment.status === 'COMPLETED' && !form.isUnsaved
  useRecordFromTop(isRecord)
  return (
    <>
      <LazyPart fallback={<UnreadAssessment of={form.assessment} />}>
        {isRecord ? <RecordPage form={form} /> : <AssessmentForm form={form} ReviewPage={ReviewPage} />}
      </LazyPart>
      <LeaveGuard form={form} />
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

type FormProps = { form: AssessmentFormState }

/** The bar, and below it sections, questions and what can be said so far: beside one another where there is room. */
function AssessmentForm({ form, ReviewPage }: FormProps & Pick<CaseParts, 'ReviewPage'>) {
  const { page, pages, state, isReview, before, after, stopped, goOn } = form
  const inWork = pageInWork(pages) ?? page
  useHelpArticle(isReview ? 'confirm' : HELP[inWork.section])
  return (
    <>
      <FormBar
        form={form}
        percent={state.progress}
        place={usePlaceText(form, inWork)}
        tools={form.assessment.version > 0 && <Tools form={form} />}
      />
      <div className={classes.frame} data-review={isReview}>
        {!isReview && <SectionNav state={state} current={inWork.section} />}
        <div className={classes.main}>
          {/* All at once, so that notices above the questions move nothing. */}
          <LazyPart fallback={<Loading lines={8} />}>
            {needsNotices(form) && <LazyParts.FormNotices form={form} />}
            <NextOnEnter page={page} onNext={isReview || !after ? undefined : goOn}>
              {isReview ? (
                <ReviewPage form={form} />
              ) : (
                pages.map((one) => <QuestionPage key={one.id} form={form} page={one} isStopped={one === stopped} />)
              )}
            </NextOnEnter>
            <PageButtons
              before={before?.number}
              after={after?.number}
              isReviewNext={after === form.activePages.at(-1)}
              missing={stopped?.questions.filter(({ missing }) => missing).length ?? 0}
              onNext={goOn}
            />
          </LazyPart>
        </div>
        <ResultSoFar form={form} />
      </div>
    </>
  )
}

/** A menu and a form are in it: they follow an answer without blocking the next one. */
const Tools = ({ form }: FormProps) => <LazyParts.FormTools assessment={useDeferredValue(form.assessment)} />

/** Beside the questions, once it is known; the review has the result itself. */
function ResultSoFar({ form }: FormProps) {
  const isWide = useIsWide()
  const { assessment, content, pages, decision, open } = form
  const result = useMemo(
    () => ({ assessment, content, pages, decision, open }),
    [assessment, content, pages, decision, open],
  )
  return (
    <LazyPart>
      {!form.isReview && form.hasResult && (
        <LazyParts.LivePanel result={result} isWide={isWide} isBusy={!form.isEvaluated} />
      )}
    </LazyPart>
  )
}

/** Answers bring pages and take them away: how many there are is certain once all of them are answered. */
function usePlaceText({ activePages, isReview }: AssessmentFormState, page: PageState): string {
  const { t } = useTranslation()
  if (isReview) return page.title
  const place = { page: activePages.indexOf(page) + 1, last: activePages.length }
  const isSettled = activePages.slice(0, -1).every(({ complete }) => complete)
  return t(isSettled ? 'assessments.form.page' : 'assessments.form.pageAbout', place)
}

const WIDE = '(width >= 54em)'

/** Room for the questions and the panel beside one another. Reading a media query computes styles: once, not per render. */
function useIsWide() {
  const [initial] = useState(() => window.matchMedia(WIDE).matches)
  return useMediaQuery(WIDE, initial)
}
