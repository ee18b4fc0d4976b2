import { useTranslation } from 'react-i18next'
import classes from './Card.module.css'

/** The type of a lock as icon and word: scales for the law, a spanner for what is technical. */
export function LockType({ type }: { type: keyof typeof ICONS }) {
  const { t } = useTranslation()
  return (
    <strong className={classes.lock}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={ICONS[type]} />
      </svg>
      {t(`dashboard.myTurn.lock.${type}`)}:
    </strong>
  )
}

const ICONS = {
  legal: 'M12 3v18M7.5 21h9M5 6.5l7-1.5 7 1.5M5 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0zM19 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0z',
  technical: 'M20.4 6.6a5 5 0 0 1-6.6 6.3l-6.6 7a2.1 2.1 0 0 1-3.1-3l7-6.7a5 5 0 0 1 6.4-6.5l-3 3 .6 2.4 2.4.6z',
} as const
