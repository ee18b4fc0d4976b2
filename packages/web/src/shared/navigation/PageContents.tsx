import type { ReactNode } from 'react'
import classes from './PageContents.module.css'

type Props = {
  label: string
  /** The side of the sections on which the list is placed in a wide window. */
  beside: 'start' | 'end'
  /** Links to the sections. */
  children: ReactNode
}

/** Table of contents of a long page: a row above the sections or, in a wide window, a sticky column beside them. */
export function PageContents({ label, beside, children }: Props) {
  return (
    <nav aria-label={label} className={classes.contents} data-beside={beside}>
      {children}
    </nav>
  )
}
