import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../shared/layout/Logo.tsx'
import { paths } from '../shared/navigation/paths.ts'
import classes from './PlainFrame.module.css'

/** A screen outside the shell: the logo, which leads home, and the content. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header>
        <Anchor component={Link} to={paths.dashboard} underline="never" c="inherit">
          <Logo />
        </Anchor>
      </header>
      <main className={classes.content}>{children}</main>
    </div>
  )
}
