import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** Search and filters above a list, side by side where there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}
