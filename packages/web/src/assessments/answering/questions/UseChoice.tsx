import { UTILISATION } from '@portal/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import classes from './questions.module.css'
import { toggled } from './toggled.ts'

type Group = (typeof UTILISATION)[number]

/** The intended uses with their definitions, grouped by whether they are research on genes or natural chemistry. */
export function UseChoice(props: AnswerProps) {
  return UTILISATION.map((group) => <UseGroup key={group} group={group} {...props} />)
}

function UseGroup({ group, question, value, onAnswer, readOnly, content }: AnswerProps & { group: Group }) {
  const { t } = useTranslation()
  const titleId = useId()
  const chosen = Array.isArray(value) ? value : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the question's own would repeat its name.
    <div role="group" aria-labelledby={titleId} className={classes.group}>
      <p id={titleId} className={classes.groupTitle}>
        {t(`assessments.form.useGroups.${group}`)}
      </p>
      <div className={classes.cards}>
        {content.uses
          .filter(({ utilisation }) => utilisation === group)
          .map(({ id, title, definition }) => (
            <ChoiceCard
              key={id}
              type="checkbox"
              name={question.id}
              label={title}
              termId={id}
              help={definition}
              checked={chosen.includes(id)}
              disabled={readOnly}
              onChange={(checked) => onAnswer(toggled(chosen, id, checked))}
            />
          ))}
      </div>
    </div>
  )
}
