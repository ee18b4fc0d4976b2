import type { User } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './StatusCell.module.css'

const MARKS: Record<User['status'], string> = {
  ACTIVE: 'M7.5 12.4l3 3 6-6.6',
  CREATED: 'M12 7v5.4l3.4 2',
  DEACTIVATED: 'M7.5 12h9',
}

/** The status as icon and word. */
export function StatusCell({ status }: { status: User['status'] }) {
  const { t } = useTranslation()
  return (
    <span className={classes.status} data-status={status}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d={MARKS[status]} />
      </svg>
      <span>{t(`users.status.${status}`)}</span>
    </span>
  )
}
