import { Anchor, Button } from '@mantine/core'
import { type PageState, type QuestionState, verdictOf } from '@portal/rules'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import { OverdueNote } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { CONFIRM } from '../core/answers.ts'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import { questionsOfFact } from '../questions/questionsOfFact.ts'
import { headingId } from './navigation/focus.ts'
import { QuestionList } from './QuestionPage.tsx'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import classes from './review.module.css'
import type { AssessmentFormState } from './useAssessmentForm.ts'
import type { DisplayedDecision } from './useDecision.ts'

/** The last page: all answers, and beside them what is missing, the result if confirmed now, and the confirmation. */
export function ReviewPage({ form, samples }: { form: AssessmentFormState; samples: ReactNode }) {
  const { t } = useTranslation()
  const { page, activePages, readOnlyReason, decision } = form
  const missing = activePages.flatMap((one) => missingOn(one))
  const here = page.questions.filter(({ active, question }) => active && question.id !== CONFIRM)
  return (
    <div className={classes.review}>
      <div>
        <h2 id={headingId(page.id)} tabIndex={-1} className={classes.title}>
          {t('assessments.review.title')}
        </h2>
        <p className={classes.lead}>
          {readOnlyReason === 'notAllowed'
            ? t('assessments.review.readOnly')
            : t('assessments.review.lead', { count: missing.length })}
        </p>
        <ReviewAnswers form={form} without={page} />
        <QuestionList form={form} questions={here} />
        <section className={classes.samples}>
          <h3>{t('assessments.samples.title')}</h3>
          {samples}
        </section>
      </div>
      <aside className={classes.aside} aria-label={t('assessments.review.ifConfirmed')}>
        {missing.length > 0 ? <Missing missing={missing} /> : <IfConfirmed shown={decision} />}
        {missing.length === 0 && <Open form={form} shown={decision} />}
        {missing.length === 0 && !form.readOnly && <Confirm form={form} />}
      </aside>
    </div>
  )
}

type MissingQuestion = { readonly page: number; readonly question: QuestionState['question'] }

const missingOn = ({ number, questions }: PageState): MissingQuestion[] =>
  questions.filter(isMissing).map(({ question }) => ({ page: number, question }))

const isMissing = ({ missing, question }: QuestionState) => missing && question.id !== CONFIRM

function Missing({ missing }: { missing: readonly MissingQuestion[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t('assessments.review.missing')}</h3>
      <ul className={classes.missing}>
        {missing.map(({ page, question }) => (
          <li key={question.id}>
            <Anchor component={Link} to={`?page=${page}`}>
              <QuestionLabel question={question} />
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('assessments.review.confirmFirst')}</p>
    </section>
  )
}

/** The result as the confirmation would record it. */
function IfConfirmed({ shown }: { shown: DisplayedDecision }) {
  const { t } = useTranslation()
  const { status, summary, overdueSince, origin } = shown
  if (origin === 'pending') return <p className={classes.note}>{t('assessments.live.pending')}</p>
  if (status === null) return null
  return (
    <section>
      <p className={classes.note}>{t('assessments.review.ifConfirmed')}</p>
      <TrafficLight status={status} />
      {summary && <p className={classes.verdict}>{t(`light.verdict.${verdictOf(summary, summary)}`)}</p>}
      <OverdueNote since={overdueSince} />
      {summary?.tooOpen && <p>{t('assessments.live.tooOpen')}</p>}
      {summary && (
        <p className={classes.note}>
          {t('assessments.review.duties', { count: summary.duties.length })}{' '}
          {t('assessments.review.locks', { count: summary.locks.length })}
        </p>
      )}
    </section>
  )
}

/** The answers "I don't know" that keep the result from being a better one; what they would lead to is not told. */
function Open({ form, shown }: { form: AssessmentFormState; shown: DisplayedDecision }) {
  const { t } = useTranslation()
  const { activePages, wording } = form
  const questions = shown.summary?.questions ?? []
  if (questions.length === 0) return null
  return (
    <section>
      <h3>{t('assessments.review.costs')}</h3>
      <ul className={classes.costs}>
        {questions.map((dimension) => {
          const page = activePages.find((one) =>
            one.questions.some(({ active, question }) => active && questionsOfFact(dimension).includes(question.id)),
          )
          return (
            <li key={dimension}>
              <span>
                <WithLaw text={wording.dimension(dimension)} law={wording.law} />
              </span>
              {page && (
                <Anchor component={Link} to={`?page=${page.number}`} size="sm">
                  {t(form.readOnly ? 'assessments.review.see' : 'assessments.review.change')}
                </Anchor>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The declaration and the one button, which makes it and completes the assessment. */
function Confirm({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const declaration = useId()
  const question = form.page.questions.find(({ question: { id } }) => id === CONFIRM)?.question
  if (!question) return null
  const { isSaving, draft } = form.saving
  return (
    <section>
      <div id={declaration}>
        <h3>{t('assessments.review.declare')}</h3>
        <p>{question.label}</p>
      </div>
      <Button
        fullWidth
        size="lg"
        mt="sm"
        // Not while other answers are being saved: that would take the button away under a press.
        loading={isSaving && CONFIRM in draft}
        aria-describedby={declaration}
        onClick={() => form.answer({ [CONFIRM]: true })}
      >
        {t('assessments.review.confirm')}
      </Button>
      <p className={classes.note}>{question.help}</p>
    </section>
  )
}
