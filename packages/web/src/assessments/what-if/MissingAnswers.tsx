import type { QuestionState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { CONFIRM } from '../answering/confirmQuestion.ts'
import type { LiveSide, ScenarioSide } from './scenarios/useScenarioSides.ts'
import classes from './whatIf.module.css'

type Props = { side: ScenarioSide; now: LiveSide; onOpen: (question: string) => void }

/** Questions that the scenario asks beyond those that are open anyway. */
export function MissingAnswers({ side, now, onOpen }: Props) {
  const { t } = useTranslation()
  const open = missingIn(now).map(({ question }) => question.id)
  const missing = missingIn(side).filter(({ question }) => !open.includes(question.id))
  if (missing.length === 0) return null
  return (
    <div className={classes.missing}>
      <h3>{t('assessments.whatIf.missing')}</h3>
      <p className={classes.quiet}>{t('assessments.whatIf.missingHint')}</p>
      <ul>
        {missing.map(({ question: { id, label } }) => (
          <li key={id}>
            <button type="button" className={classes.text} onClick={() => onOpen(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const missingIn = ({ state }: LiveSide): QuestionState[] =>
  state.pages.flatMap(({ questions }) =>
    questions.filter(({ missing, question }) => missing && question.id !== CONFIRM),
  )
