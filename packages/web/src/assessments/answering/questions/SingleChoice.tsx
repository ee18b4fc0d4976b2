import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import classes from './questions.module.css'

export function SingleChoice({ question, value, onAnswer, readOnly }: AnswerProps) {
  return (
    <div className={classes.cards}>
      {question.options?.map((option) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          name={question.id}
          label={option.label}
          termId={option.value}
          help={option.help}
          leadsTo={option.leadsTo}
          checked={value === option.value}
          disabled={readOnly}
          onChange={() => onAnswer(option.value)}
        />
      ))}
    </div>
  )
}
