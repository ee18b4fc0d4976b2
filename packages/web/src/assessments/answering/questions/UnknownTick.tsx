import { type AnswerProps, UNKNOWN } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import classes from './questions.module.css'

/** "I don't know", where no option says it; taken back, the question is open again. */
export function UnknownTick({ question, value, onAnswer, readOnly }: AnswerProps) {
  const { unknown } = question
  if (!unknown || question.type === 'date' || hasOwnOption(question)) return null
  return (
    <div className={classes.unknown}>
      <ChoiceCard
        type="checkbox"
        name={`${question.id}-unknown`}
        label={unknown.label}
        help={unknown.note}
        leadsTo={unknown.leadsTo}
        checked={value === UNKNOWN}
        disabled={readOnly}
        onChange={(checked) => onAnswer(checked ? UNKNOWN : null)}
      />
    </div>
  )
}

const hasOwnOption = ({ options }: AnswerProps['question']) => options?.some(({ value }) => value === UNKNOWN) ?? false
