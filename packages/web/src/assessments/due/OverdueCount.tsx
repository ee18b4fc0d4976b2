import { useQuery } from '@tanstack/react-query'
import classes from './due.module.css'
import { dueQueries } from './due.queries.ts'

/** How many duties are overdue, beside their link in the navigation; nothing where none is. */
export function OverdueCount() {
  const { data } = useQuery(dueQueries.overdue)
  return data && data.count > 0 ? <span className={classes.count}>{data.count}</span> : null
}
