import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageContents } from '../navigation/PageContents.tsx'
import { useScrollToTarget } from '../navigation/useScrollToTarget.ts'
import inOrder from './inOrder.module.css'
import classes from './SectionsPage.module.css'

type Props = { label: string; links: ReactNode; children: ReactNode }

/** Sections below one another with a list of links to them; the address leads to one. */
export function SectionsPage({ label, links, children }: Props) {
  useScrollToTarget(useLocation().hash.slice(1))
  return (
    <div className={classes.page}>
      <PageContents label={label} beside="start">
        {links}
      </PageContents>
      <Stack gap="2xl" className={`${inOrder.parts} ${inOrder.inColumns}`}>
        {children}
      </Stack>
    </div>
  )
}
