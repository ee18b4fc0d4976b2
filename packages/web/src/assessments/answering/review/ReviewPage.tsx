import { Anchor } from '@mantine/core'
import type { Decision, PageState, QuestionState } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Wording } from '../../../shared/law/wording.ts'
import { OpenQuestionList } from '../../decision/OpenQuestionList.tsx'
import { CONFIRM } from '../confirmQuestion.ts'
import { NotUsed } from '../NotUsed.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { QuestionList } from '../QuestionList.tsx'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import { ReviewResult } from './ReviewResult.tsx'
import classes from './review.module.css'

/** The last page: what is missing, all answers, what "I don't know" costs, the confirmation, and the result. */
export function ReviewPage({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { page, activePages, assessment, shown, wording } = form
  const missing = activePages.flatMap((one) => missingOn(one))
  const here = page.questions.filter(({ active, question }) => active && question.id !== CONFIRM)
  const isCompleted = assessment.status === 'COMPLETED'
  const result = <ReviewResult form={form} folded={!isCompleted && missing.length > 0} />
  return (
    <>
      <PageHeading
        page={`${page.id} ${assessment.status}`}
        title={isCompleted ? t('assessments.result.title') : page.title}
      >
        <p className={classes.lead}>{t(`assessments.review.lead.${leadOf(form)}`)}</p>
      </PageHeading>
      {isCompleted ? result : <Missing missing={missing} />}
      <Part title={t('assessments.review.answers')}>
        <ReviewAnswers form={form} />
        <NotUsed form={form} questions={form.state.pages.flatMap(({ questions }) => questions)} />
      </Part>
      <QuestionList form={form} questions={here} />
      {!isCompleted && shown.decided && <Costs questions={shown.decided.decision.questions} wording={wording} />}
      <Confirm form={form} ready={missing.length === 0} />
      {!isCompleted && result}
    </>
  )
}

const leadOf = ({ assessment: { status }, unchangeable }: AssessmentFormState) =>
  unchangeable === 'locked' ? unchangeable : (`${status}_${unchangeable ?? 'open'}` as const)

type MissingQuestion = { readonly page: number; readonly label: string; readonly id: string }

const missingOn = ({ number, questions }: PageState): MissingQuestion[] =>
  questions.filter(isMissing).map(({ question: { id, label } }) => ({ page: number, label, id }))

const isMissing = ({ missing, question }: QuestionState) => missing && question.id !== CONFIRM

function Missing({ missing }: { missing: readonly MissingQuestion[] }) {
  const { t } = useTranslation()
  return (
    <Part title={t('assessments.review.missing')}>
      {missing.length === 0 ? (
        <p>{t('assessments.review.missingNone')}</p>
      ) : (
        <ul className={classes.missing}>
          {missing.map(({ page, label, id }) => (
            <li key={id}>
              <Anchor component={Link} to={`?page=${page}`}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

type CostsProps = { questions: Decision['questions']; wording: Wording }

function Costs({ questions, wording }: CostsProps) {
  const { t } = useTranslation()
  return (
    <Part title={t('assessments.review.costs')}>
      {questions.length === 0 ? (
        <p>{t('assessments.review.costsNone')}</p>
      ) : (
        <OpenQuestionList questions={questions} wording={wording} />
      )}
    </Part>
  )
}

/** The tick that completes the assessment: offered once nothing is missing. */
function Confirm({ form, ready }: { form: AssessmentFormState; ready: boolean }) {
  const { t } = useTranslation()
  const confirm = form.page.questions.filter(({ question }) => question.id === CONFIRM)
  if (!ready && form.readOnly) return null
  if (!ready) return <p className={classes.note}>{t('assessments.review.confirmFirst')}</p>
  return <QuestionList form={form} questions={confirm} />
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.reviewPart}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
