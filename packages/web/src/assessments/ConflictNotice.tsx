import { Alert, Button, Group } from '@mantine/core'
import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { SurveyState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { AnswerSaver, SaveState } from './answerSaver.ts'
import { answerText } from './answerText.ts'
import classes from './form.module.css'
import { surveyAnswers } from './surveyAnswers.ts'

type Props = {
  save: SaveState
  saver: AnswerSaver
  conflict: AssessmentAnswer
  content: SurveyContent
  state: SurveyState
}

/** Somebody else was faster: both answers side by side, and the choice. */
export function ConflictNotice({ save, saver, conflict, content, state }: Props) {
  const { t } = useTranslation()
  const theirs = surveyAnswers(conflict.survey)
  const names = { content, country: undefined }
  const questions = state.pages
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => question.id in save.draft)
  return (
    <Alert color="brick" role="alert" title={t('assessments.saving.conflict')} mb="lg">
      <p className={classes.conflictText}>{t('assessments.saving.conflictText')}</p>
      <table className={classes.conflict}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('assessments.saving.mine')}</th>
            <th scope="col">{t('assessments.saving.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question }) => (
            <tr key={question.id}>
              <th scope="row">{question.label}</th>
              <td>{answerText(question, save.draft[question.id], names)}</td>
              <td>{answerText(question, theirs[question.id], names)}</td>
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
