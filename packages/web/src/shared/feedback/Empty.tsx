import type { ReactNode } from 'react'
import classes from './states.module.css'

/** An empty state with its reason and the next step. */
export function Empty({ title, hint, action }: { title: string; hint: string; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.title}>{title}</p>
      <p className={classes.hint}>{hint}</p>
      {action}
    </div>
  )
}
