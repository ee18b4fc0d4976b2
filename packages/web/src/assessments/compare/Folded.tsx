import type { ReactNode } from 'react'
import { unfoldToPrint } from '../decision/unfoldToPrint.ts'
import classes from './comparison.module.css'

/** What is long, and the same from row to row: folded, except on paper. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details ref={unfoldToPrint} className={classes.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
