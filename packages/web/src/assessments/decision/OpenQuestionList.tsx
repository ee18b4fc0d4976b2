import type { Decision } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './result.module.css'

type Props = { questions: Decision['questions']; wording: Wording }

/** Open questions that can change the colour, with the colour of each answer. */
export function OpenQuestionList({ questions, wording }: Props) {
  const { t } = useTranslation()
  if (questions.length === 0) return <p className={classes.quiet}>{t('assessments.result.questionsNone')}</p>
  return (
    <ul className={classes.questions}>
      {questions.map(({ dimension, answers }) => (
        <li key={dimension}>
          <p className={classes.itemText}>{wording.dimension(dimension)}</p>
          <ul className={classes.pairs}>
            {answers.map(({ value, status }) => (
              <li key={JSON.stringify(value)}>
                <span>{wording.part(dimension, typeof value === 'string' ? [value] : value)}</span>
                <TrafficLight status={status} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
