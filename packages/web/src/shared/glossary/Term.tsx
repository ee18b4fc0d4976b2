import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { TermPopover } from './TermPopover.tsx'
import classes from './terms.module.css'

/** A word of the glossary in a text. A link, so that it breaks over lines as words do and opens in a tab when asked to. */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TermPopover
      id={id}
      target={(toggle) => (
        <a className={classes.term} href={paths.term(id)} onClick={unlessElsewhere(toggle)}>
          {children}
        </a>
      )}
    />
  )
}

const unlessElsewhere = (toggle: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  toggle()
}
