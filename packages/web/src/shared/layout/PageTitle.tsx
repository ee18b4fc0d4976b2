import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePortalName } from '../../api/config.queries.ts'
import classes from './PageTitle.module.css'

type Props = {
  /** The title as plain text: that of the document, and of the heading unless this is given. */
  title: string
  heading?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

/** The header of a screen: its only h1, which is the document title too, an introduction, and the actions. */
export function PageTitle({ title, heading = title, lead, actions }: Props) {
  const { pathname } = useLocation()
  return (
    <header className={classes.title}>
      <title>{`${title} - ${usePortalName()}`}</title>
      <div className={classes.names}>
        <Heading key={pathname}>{heading}</Heading>
        {lead && <div className={classes.lead}>{lead}</div>}
      </div>
      {actions}
    </header>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Title order={1} ref={useFocusOnArrival()} tabIndex={-1}>
      {children}
    </Title>
  )
}

/** Whether this page load has shown a title already. */
let arrived = false

/**
 * For the h1 of a screen: it takes the focus after a navigation, so that a screen reader starts here; not after a page
 * load, where the skip link comes first. It never scrolls: scroll restoration and links to a section do.
 */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
    arrived = true
  }, [])
  return heading
}
