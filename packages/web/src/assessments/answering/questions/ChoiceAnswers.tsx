import { type Status, UTILISATION } from '@portal/rules'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TermButton } from '../../../shared/glossary/Term.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { CONFIRM } from '../answers.ts'
import type { AnswerProps } from './AnswerProps.ts'
import classes from './questions.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  help?: ReactNode
  leadsTo?: Status | undefined
  checked: boolean
  disabled: boolean
  /** The glossary term of the option; its button stands beside the card, since a label has one control. */
  termId?: string
  onChange: (checked: boolean) => void
}

/** One option as a card: the whole card can be clicked, the input inside is the browser's own. */
export function ChoiceCard({ label, help, leadsTo, termId, onChange, ...input }: Props) {
  const { t } = useTranslation()
  const card = (
    <label className={classes.card} data-checked={input.checked}>
      <input {...input} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={classes.cardText}>
        <span>{label}</span>
        {help && <span className={classes.cardHelp}>{help}</span>}
      </span>
      {leadsTo && (
        <span className={classes.leadsTo}>
          <span>{t('assessments.form.leadsTo')}</span> <TrafficLight status={leadsTo} />
        </span>
      )}
    </label>
  )
  if (termId === undefined) return card
  return (
    <div className={classes.explained}>
      {card}
      <TermButton id={termId} />
    </div>
  )
}

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
          onChange={(checked) => onAnswer(toggleOption(chosen, option.value, checked))}
        />
      ))}
    </div>
  )
}

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
              onChange={(checked) => onAnswer(toggleOption(chosen, id, checked))}
            />
          ))}
      </div>
    </div>
  )
}

/** These options exclude all others: "none" and "I don't know". */
const ALONE: readonly string[] = ['none', 'unknown']

/** The choices after one was ticked or taken back; null when none is left. */
export function toggleOption(chosen: readonly string[], option: string, checked: boolean): string[] | null {
  const kept = checked ? chosen.filter((other) => !ALONE.includes(other) && !ALONE.includes(option)) : chosen
  const next = checked ? [...kept, option] : kept.filter((other) => other !== option)
  return next.length > 0 ? next : null
}
