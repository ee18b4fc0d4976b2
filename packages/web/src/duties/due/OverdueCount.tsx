import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { isOfficer } from '../../shared/navigation/isOfficer.ts'
import classes from './due.module.css'
import { dueQueries } from './due.queries.ts'

/** How many duties are overdue, as the dashboard says, beside their link: of officers all, of others their own. */
export function OverdueCount() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data } = useQuery(dueQueries.overdue)
  const count = isOfficer(user?.allowedActions ?? []) ? data?.count : data?.mine
  if (!count) return null
  return (
    <span className={classes.count}>
      {count} <VisuallyHidden>{t('shell.overdue')}</VisuallyHidden>
    </span>
  )
}
