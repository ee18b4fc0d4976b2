import { useTranslation } from 'react-i18next'
import { CONFIRM } from '../confirmQuestion.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import classes from './questions.module.css'

const ANSWERS = [true, false] as const

/** Yes or no; the confirmation is one tick. */
export function BooleanAnswer({ question, value, onAnswer, readOnly }: AnswerProps) {
  const { t } = useTranslation()
  if (question.id === CONFIRM) {
    return (
      <ChoiceCard
        type="checkbox"
        name={question.id}
        label={question.label}
        checked={value === true}
        disabled={readOnly}
        onChange={onAnswer}
      />
    )
  }
  return (
    <div className={classes.cards}>
      {ANSWERS.map((answer) => (
        <ChoiceCard
          key={String(answer)}
          type="radio"
          name={question.id}
          label={t(answer ? 'assessments.form.yes' : 'assessments.form.no')}
          checked={value === answer}
          disabled={readOnly}
          onChange={() => onAnswer(answer)}
        />
      ))}
    </div>
  )
}
