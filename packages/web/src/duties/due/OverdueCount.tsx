import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './due.module.css'
import { dueQueries } from './due.queries.ts'

/** How many of one's own duties are overdue, as the dashboard says, beside their link; nothing where none is. */
export function OverdueCount() {
  const { t } = useTranslation()
  const { data } = useQuery(dueQueries.overdue)
  if (!data || data.mine === 0) return null
  return (
    <span className={classes.count}>
      {data.mine} <VisuallyHidden>{t('shell.overdue')}</VisuallyHidden>
    </span>
  )
}
