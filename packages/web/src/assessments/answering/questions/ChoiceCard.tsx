import type { Status } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TermButton } from '../../../shared/glossary/Term.tsx'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import classes from './questions.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  help?: ReactNode
  leadsTo?: Status | undefined
  checked: boolean
  disabled: boolean
  /** What the glossary knows the option as, if it does: shown beside the card, since a label has one control. */
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
