import type { Question } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import type { ScenarioSide } from './scenarios/useScenarioSides.ts'
import classes from './whatIf.module.css'

type Props = {
  /** Left out for the assessment as it is: nothing is changed there. */
  side: ScenarioSide | undefined
  question: Question
  onChange: (scenario: number) => void
}

/** Below an answer of a scenario: opens it for changing. */
export function ChangeButton({ side, question, onChange }: Props) {
  const { t } = useTranslation()
  if (!side) return null
  return (
    <button
      type="button"
      className={classes.changeAnswer}
      data-changed={question.id in side.scenario.changes}
      aria-label={t('assessments.whatIf.changeOf', { name: side.title, question: question.label })}
      onClick={() => onChange(side.scenario.number)}
    >
      {t('assessments.whatIf.change')}
    </button>
  )
}
