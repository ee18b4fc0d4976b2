import type { ReactNode } from 'react'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import classes from './Hero.module.css'

type Props = { title: string; lead: string; children?: ReactNode }

/** Head of the hub's main pages with title, lead and search. */
export const Hero = ({ title, lead, children }: Props) => (
  <div className={classes.hero}>
    <PageTitle title={title} lead={lead} />
    {children && <div className={classes.begin}>{children}</div>}
  </div>
)
