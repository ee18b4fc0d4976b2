import type { ReactNode } from 'react'
import classes from './PageContents.module.css'

type Props = {
  label: string
  /** On which side of the sections the list stands where the window is wide. */
  beside: 'start' | 'end'
  /** Links to the sections. */
  children: ReactNode
}

/** The sections of a long page: a row above them, on a wide window a sticky column beside them. */
export function PageContents({ label, beside, children }: Props) {
  return (
    <nav aria-label={label} className={classes.contents} data-beside={beside}>
      {children}
    </nav>
  )
}
