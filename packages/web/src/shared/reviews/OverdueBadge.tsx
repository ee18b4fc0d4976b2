import { useTranslation } from 'react-i18next'
import { formatDay } from '../dates/dates.ts'
import classes from './reviews.module.css'

/** Badge "Review overdue", by shape and words. */
export function OverdueBadge() {
  const { t } = useTranslation()
  return (
    <span className={classes.badge}>
      <Clock />
      {t('reviews.overdue')}
    </span>
  )
}

const Clock = () => (
  <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <path d="M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l3.5 2" />
  </svg>
)

/** Note beside a result whose law is overdue for review; renders nothing otherwise. */
export function OverdueNote({ since }: { since: string | null | undefined }) {
  const { t } = useTranslation()
  if (!since) return null
  return (
    <p className={classes.note}>
      <Clock />
      <span>{t('reviews.overdueSince', { day: formatDay(since) })}</span>
    </p>
  )
}
