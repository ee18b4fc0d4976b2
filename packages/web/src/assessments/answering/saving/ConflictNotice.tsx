import { Alert, Button, Group } from '@mantine/core'
import type { AssessmentAnswer } from '@portal/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../form.module.css'
import { answerText } from '../questions/answerText.ts'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import { differing, surveyAnswers } from './surveyAnswers.ts'

/** Somebody else was faster: both answers side by side, and the choice. */
export function ConflictNotice({ form, conflict }: { form: AssessmentFormState; conflict: AssessmentAnswer }) {
  const { t } = useTranslation()
  const { save, saver, state } = form
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const theirs = surveyAnswers(conflict.survey)
  const ids = differing(save.draft, conflict.survey)
  const questions = state.pages
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => ids.includes(question.id))
  return (
    <Alert
      ref={notice}
      color="brick"
      role="alert"
      title={t('assessments.saving.conflict')}
      mb="lg"
      className={classes.conflictNotice}
    >
      <p className={classes.conflictText}>{t('assessments.saving.conflictText')}</p>
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
              <th scope="row">{question.label}</th>
              <td>{answerText(question, save.draft[question.id], form)}</td>
              <td>{answerText(question, theirs[question.id], form)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group mt="md">
        <Button onClick={() => void saver.settle('mine')}>{t('assessments.saving.keepMine')}</Button>
        <Button variant="default" onClick={() => void saver.settle('theirs')}>
          {t('assessments.saving.takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}
