import { Anchor } from '@mantine/core'
import type { Decision, PageState, QuestionState } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DecisionHead } from '../decision/DecisionHead.tsx'
import { OpenQuestionList } from '../decision/OpenQuestionList.tsx'
import { ResultSections } from '../decision/ResultSections.tsx'
import { CONFIRM } from './answers.ts'
import { NotUsed, PageHeading, QuestionList } from './QuestionPage.tsx'
import { answerText } from './questions/answerText.ts'
import classes from './review.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'

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

const leadOf = ({ assessment: { status }, readOnlyReason }: AssessmentFormState) =>
  readOnlyReason === 'locked' ? readOnlyReason : (`${status}_${readOnlyReason ?? 'open'}` as const)

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

/** All answers by section, each with a way back to its page. */
function ReviewAnswers({ form }: { form: AssessmentFormState }) {
  const { sections } = form.state
  return sections.map((section) => {
    const pages = form.activePages.filter((page) => page.section === section.id)
    if (pages.length === 0) return null
    return (
      <section key={section.id} className={classes.reviewSection}>
        <h4>{section.title}</h4>
        <dl>
          {pages.map((page) => (
            <PageAnswers key={page.number} page={page} form={form} />
          ))}
        </dl>
      </section>
    )
  })
}

function PageAnswers({ page, form }: { page: PageState; form: AssessmentFormState }) {
  const { t } = useTranslation()
  const verb = form.readOnly ? 'see' : 'change'
  return page.questions
    .filter(({ active, question }) => active && question.id !== CONFIRM)
    .map(({ question, missing }) => (
      <div key={question.id} className={classes.reviewRow} data-missing={missing}>
        <dt>{question.label}</dt>
        <dd>
          <span>{answerText(question, form.answers[question.id], form)}</span>
          <Anchor
            component={Link}
            to={`?page=${page.number}`}
            aria-label={t(`assessments.review.${verb}Of`, { question: question.label })}
          >
            {t(`assessments.review.${verb}`)}
          </Anchor>
        </dd>
      </div>
    ))
}

type Props = {
  form: AssessmentFormState
  /** Answers are missing: all that is still possible takes screens to tell, and is shown when it is asked for. */
  folded: boolean
}

/** The result; above the answers once it stands. */
function ReviewResult({ form, folded }: Props) {
  const { t } = useTranslation()
  const { assessment, shown, wording } = form
  const isCompleted = assessment.status === 'COMPLETED'
  const [unfolded, setUnfolded] = useState(false)
  const sections = shown.decided && (
    <ResultSections {...shown.decided} {...{ assessment, wording }} withQuestions={isCompleted} />
  )
  return (
    <section className={classes.result} data-final={isCompleted}>
      {!isCompleted && (
        <>
          <h2>{t('assessments.result.title')}</h2>
          <p className={classes.note}>{t('assessments.result.provisional')}</p>
        </>
      )}
      <DecisionHead {...shown.decided} wording={wording} />
      {sections && folded ? (
        <details className={classes.folded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>{t('assessments.review.inFull')}</summary>
          {unfolded && sections}
        </details>
      ) : (
        sections
      )}
    </section>
  )
}
