import type { Status } from '@portal/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../shared/TrafficLight.tsx'
import classes from './questions.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  help?: ReactNode
  leadsTo?: Status | undefined
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** One option as a card: the whole card can be clicked, the input inside is the browser's own. */
export function ChoiceCard({ label, help, leadsTo, onChange, ...input }: Props) {
  const { t } = useTranslation()
  return (
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
}
