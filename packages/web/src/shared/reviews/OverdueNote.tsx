import { useTranslation } from 'react-i18next'
import { formatDay } from '../dates/dates.ts'
import { Clock } from './OverdueBadge.tsx'
import classes from './reviews.module.css'

/** Beside a light: that the law behind it was not reviewed in time, and what that means. Nothing while it was. */
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
