import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './due.module.css'
import { dueQueries } from './due.queries.ts'

/** How many duties are overdue, beside their link in the navigation; nothing where none is. */
export function OverdueCount() {
  const { t } = useTranslation()
  const { data } = useQuery(dueQueries.overdue)
  if (!data || data.count === 0) return null
  return (
    <span className={classes.count}>
      {data.count} <VisuallyHidden>{t('shell.overdue')}</VisuallyHidden>
    </span>
  )
}
