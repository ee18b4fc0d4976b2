import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type Assessment, type AssessmentAnswer, assessmentNumber, type SurveyContent } from '@portal/contract'
import { type PageState, providerOf, type SurveyState } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useCountryLaw } from '../../shared/law/useLaw.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { assessmentQueries } from '../assessments.queries.ts'
import { AssessmentLead, AssessmentTools } from '../details/AssessmentTools.tsx'
import { surveyAnswers } from './answers.ts'
import classes from './form.module.css'
import { LivePanel } from './LivePanel.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { SectionNav } from './SectionNav.tsx'
import { LeaveGuard, ReadOnlyNotice, SaveStatus } from './saving/FormNotices.tsx'
import { discardDraft } from './saving/useAnswerSaver.ts'
import { useAssessmentForm } from './useAssessmentForm.ts'
import { useLeaveOnFailure } from './useLeaveOnFailure.ts'

/** One assessment: its questions page by page, the review and the result. */
export function AssessmentPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const assessment = useQuery(assessmentQueries.one(id))
  const content = useQuery(contentQueries.survey)
  const gone = isGone(assessment.error)
  const saved = gone ? undefined : assessment.data
  useEffect(() => {
    if (gone) discardDraft(id)
  }, [gone, id])
  useLeaveOnFailure(saved ? null : assessment.error)
  return (
    <Loaded query={content} lines={8} safe={t('states.safe')}>
      {(survey) =>
        // Without the form nothing that it holds keeps one on an assessment that is gone.
        saved ? <Opening key={id} saved={saved} content={survey} /> : <Loading lines={8} />
      }
    </Loaded>
  )
}

type OpeningProps = { saved: AssessmentAnswer; content: SurveyContent }

/** The form comes with the law of its country: without it, it would first show other questions and no result. */
function Opening({ saved, content }: OpeningProps) {
  const { isLoading } = useCountryLaw(content, providerOf(surveyAnswers(saved.survey)))
  const [isOpen, setOpen] = useState(!isLoading)
  // Once open it stays open, whichever country is chosen.
  if (!isOpen && !isLoading) setOpen(true)
  return isOpen ? <AssessmentForm saved={saved} content={content} /> : <Loading lines={8} />
}

/** It was deleted, or is no longer for this reader: what was loaded before does not exist any more either. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Sections, the questions of one page, and the live result beside them. */
function AssessmentForm({ saved, content }: { saved: AssessmentAnswer; content: SurveyContent }) {
  const form = useAssessmentForm(saved, content)
  const isWide = useIsWide()
  const { page, state, shown, wording } = form
  return (
    <FormFrame
      assessment={saved.assessment}
      state={state}
      nav={<SectionNav state={state} current={page} isWide={isWide} />}
      panel={form.isReview ? null : <LivePanel {...{ shown, state, wording, isWide }} assessment={saved.assessment} />}
    >
      <ReadOnlyNotice form={form} />
      <SaveStatus form={form} />
      {form.isReview ? <ReviewPage form={form} /> : <QuestionPage form={form} />}
      <PageButtons pages={form.activePages} current={page} />
      <LeaveGuard save={form.save} saver={form.saver} />
    </FormFrame>
  )
}

type Props = { assessment: Assessment; state: SurveyState; nav: ReactNode; panel: ReactNode; children: ReactNode }

/** Title, progress, and the three parts of the form: beside one another where there is room, else below. */
function FormFrame({ assessment, state, nav, panel, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle
        title={t('assessments.one', { number: assessmentNumber(assessment.id) })}
        lead={<AssessmentLead assessment={assessment} />}
        actions={<AssessmentTools assessment={assessment} />}
      />
      <Progress percent={state.progress} />
      <div className={classes.frame} data-panel={panel !== null}>
        {nav}
        <div className={classes.main}>{children}</div>
        {panel}
      </div>
    </>
  )
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation()
  return (
    <div className={classes.progress}>
      <progress max={100} value={percent} aria-label={t('assessments.list.columns.progress')} />
      <span>{t('assessments.form.percent', { percent })}</span>
    </div>
  )
}

/** Room for the three parts beside one another. */
const useIsWide = () => useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })

/** Back and on among the pages that apply. Turning a page never needs an answer. */
function PageButtons({ pages, current }: { pages: readonly PageState[]; current: PageState }) {
  const { t } = useTranslation()
  const index = pages.indexOf(current)
  const before = pages[index - 1]
  const after = pages[index + 1]
  return (
    <div className={classes.buttons}>
      {before ? (
        <Button component={Link} to={`?page=${before.number}`} variant="default" size="md">
          {t('assessments.form.back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button component={Link} to={`?page=${after.number}`} size="md">
          {t(after === pages.at(-1) ? 'assessments.form.review' : 'assessments.form.next')}
        </Button>
      )}
    </div>
  )
}
