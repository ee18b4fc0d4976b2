import type { AssessmentLock } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './lock.module.css'

type Props = {
  type: AssessmentLock['type']
  /** Its name and its text. */
  text: string
  state: 'closed' | 'opened' | 'planned' | 'mayClose'
  /** Who, when and why, a line each. */
  details: readonly (string | null)[]
  action?: ReactNode
}

/** One lock: its type as icon and word, its state in words, and what is known of it. */
export function LockItem({ type, text, state, details, action }: Props) {
  const { t } = useTranslation()
  return (
    <li className={classes.lock} data-state={state}>
      <svg className={classes.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {ICONS[type]}
      </svg>
      <div className={classes.about}>
        <p className={classes.type}>
          <strong>{t(`assessments.locks.type.${type}`)}</strong> · {t(`assessments.locks.state.${state}`)}
        </p>
        <p className={classes.text}>{text}</p>
        {details.map((line) => line && <p key={line}>{line}</p>)}
        {action}
      </div>
    </li>
  )
}

/** Scales for the law, a spanner for what is technical. */
const ICONS = {
  legal: (
    <path d="M12 3v18M7.5 21h9M5 6.5l7-1.5 7 1.5M5 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0zM19 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0z" />
  ),
  technical: (
    <path d="M20.4 6.6a5 5 0 0 1-6.6 6.3l-6.6 7a2.1 2.1 0 0 1-3.1-3l7-6.7a5 5 0 0 1 6.4-6.5l-3 3 .6 2.4 2.4.6z" />
  ),
} as const
