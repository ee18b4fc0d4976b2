import { Alert, Anchor, Button, Group } from '@mantine/core'
import { rolesThatOpen } from '@portal/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatInstant } from '../../shared/dates/dates.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useScrollToTarget } from '../../shared/navigation/useScrollToTarget.ts'
import { differing, surveyAnswers } from '../core/answers.ts'
import { permittedLockTypes } from '../locks/lockRights.ts'
import { answerText } from '../questions/answerText.ts'
import { QuestionLabel } from '../questions/QuestionLabel.tsx'
import classes from './form.module.css'
import type { AnswersState } from './saving/answersReducer.ts'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** All notices above the questions. */
export function FormNotices({ form }: { form: AssessmentFormState }) {
  return (
    <>
      <ReopenedNotice form={form} />
      <ReadOnlyNotice form={form} />
      <SaveNotices form={form} />
    </>
  )
}

/** Says what opened a completed assessment again, and leads to what it changed. */
function ReopenedNotice({ form: { assessment } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { assessmentId, reopened, status } = assessment
  if (reopened === null || status === 'COMPLETED') return null
  return (
    <Alert color="petrol" mb="lg" title={t(`assessments.form.reopened.title.${reopened.by}`)}>
      <p>{t('assessments.form.reopened.text', { at: formatInstant(reopened.at) })}</p>
      <Anchor component={Link} to={paths.history(assessmentId)} underline="always">
        {t('assessments.form.reopened.history')}
      </Anchor>
    </Alert>
  )
}

/** Says why the answers cannot be changed. */
export function ReadOnlyNotice({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  if (form.readOnlyReason === null) return null
  return (
    <Alert color="petrol" mb="lg" title={t(`assessments.form.readOnly.${form.readOnlyReason}`)}>
      {/* The review has the locks themselves, far below. */}
      {form.isReview ? <ToLocks form={form} /> : <WhoMayOpen form={form} />}
    </Alert>
  )
}

function WhoMayOpen({ form: { assessment, activePages } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const types = new Set(assessment.locks.filter(({ closed }) => closed).map(({ type }) => type))
  if (types.size === 0) return null
  const mine = permittedLockTypes(assessment)
  return (
    <>
      <ul className={classes.closedLocks}>
        {[...types].map((type) => (
          <li key={type}>
            <strong>{t(`assessments.locks.type.${type}`)}.</strong>{' '}
            {mine.includes(type)
              ? t('assessments.locks.youMayOpen')
              : t('assessments.locks.mayOpen', { roles: rolesThatOpen(t, type) })}
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`?page=${activePages.at(-1)?.number}#locks`} underline="always">
        {t('assessments.form.readOnly.toLocks')}
      </Anchor>
    </>
  )
}

/** On the screen that has them. */
function ToLocks({ form: { assessment } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { search, hash } = useLocation()
  useScrollToTarget(hash.slice(1))
  if (!assessment.locks.some(({ closed }) => closed)) return null
  return (
    <Anchor component={Link} to={`${search}#locks`} underline="always">
      {t('assessments.form.readOnly.toLocks')}
    </Anchor>
  )
}

/** Notices about answers that were not saved: refused ones, and conflicts with other users. */
export function SaveNotices({ form }: { form: AssessmentFormState }) {
  return (
    <>
      <RefusedAnswers form={form} />
      {form.saving.conflict && <AnswerConflict form={form} conflict={form.saving.conflict} />}
    </>
  )
}

/** Lists refused answers with a link to each question, and offers to discard them. */
function RefusedAnswers({ form: { saving, discard, state } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { refused } = saving
  const ids = Object.keys(refused)
  if (ids.length === 0) return null
  const found = state.pages.flatMap(({ number, questions }) =>
    questions.filter(({ question }) => ids.includes(question.id)).map(({ question }) => ({ number, question })),
  )
  return (
    <div className={classes.refused} role="alert">
      <p>{t('assessments.saving.refused', { count: ids.length })}</p>
      <ul>
        {found.map(({ number, question: { id, label } }) => (
          <li key={id}>
            <Anchor component={Link} to={`?page=${number}`}>
              {label}
            </Anchor>{' '}
            {refused[id]}
          </li>
        ))}
      </ul>
      <button type="button" onClick={discard}>
        {t('assessments.saving.discard')}
      </button>
    </div>
  )
}

/** A conflict with a change of another user, or of the same one in another window: both answers side by side, and the choice between them. */
type ConflictProps = { form: AssessmentFormState; conflict: NonNullable<AnswersState['conflict']> }

function AnswerConflict({ form, conflict: { theirs, by } }: ConflictProps) {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={notice}
      color="brick"
      role="alert"
      title={by ?? t('assessments.saving.conflict')}
      mb="lg"
      className={classes.conflictNotice}
    >
      <p className={classes.conflictText}>{t('assessments.saving.conflictText')}</p>
      <BothAnswers form={form} theirs={theirs} />
      <Group mt="md">
        <Button onClick={form.insist}>{t('assessments.saving.keepMine')}</Button>
        <Button variant="default" onClick={form.discard}>
          {t('assessments.saving.takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}

type BothProps = { form: AssessmentFormState; theirs: ConflictProps['conflict']['theirs'] }

function BothAnswers({ form, theirs }: BothProps) {
  const { t } = useTranslation()
  const { draft } = form.saving
  const answers = surveyAnswers(theirs.survey)
  const ids = differing(draft, theirs.survey)
  const questions = form.state.pages
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => ids.includes(question.id))
  return (
    <table className={classes.conflict}>
      <thead>
        <tr>
          <th scope="col">{t('assessments.saving.question')}</th>
          <th scope="col">{t('assessments.saving.mine')}</th>
          <th scope="col">{t('assessments.saving.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ question }) => (
          <tr key={question.id}>
            <th scope="row">
              <QuestionLabel question={question} />
            </th>
            <td>{answerText(question, draft[question.id], form)}</td>
            <td>{answerText(question, answers[question.id], form)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
