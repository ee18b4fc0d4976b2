import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import classes from './questions.module.css'
import { toggled } from './toggled.ts'

export function MultiChoice({ question, value, onAnswer, readOnly }: AnswerProps) {
  const options = question.options ?? []
  const chosen = Array.isArray(value) ? value : []
  return (
    <div className={classes.cards}>
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          type="checkbox"
          name={question.id}
          label={option.label}
          termId={option.value}
          help={option.help}
          leadsTo={option.leadsTo}
          checked={chosen.includes(option.value)}
          disabled={readOnly}
          onChange={(checked) => onAnswer(toggled(chosen, option.value, checked))}
        />
      ))}
    </div>
  )
}
