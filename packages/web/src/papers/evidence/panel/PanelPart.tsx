import type { ReactNode } from 'react'
import classes from '../evidence.module.css'

/** The sign of evidence: a paper clip. */
export const Clip = () => (
  <svg className={classes.clip} viewBox="0 0 24 24" aria-hidden="true">
    <path d="m20 11-8.6 8.6a5.2 5.2 0 0 1-7.4-7.4l8.6-8.5a3.5 3.5 0 0 1 5 5l-8.6 8.5a1.8 1.8 0 0 1-2.5-2.5l7.9-7.8" />
  </svg>
)

/** A part of the panel of a paper, named by its title. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
