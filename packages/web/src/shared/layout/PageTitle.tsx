import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePortalName } from '../../api/config.queries.ts'
import classes from './PageTitle.module.css'

type Props = {
  /** The title as plain text: that of the document and, unless `heading` is given, of the page heading. */
  title: string
  heading?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** It stands in for the title of what is still being read, and leaves the focus to that one. */
  isUnread?: boolean
}

/** The header of a screen: its only h1, which is also the document title, an introduction, and actions. */
export function PageTitle({ title, heading = title, lead, actions, isUnread = false }: Props) {
  const { pathname } = useLocation()
  return (
    <header className={classes.title}>
      <title>{`${title} - ${usePortalName()}`}</title>
      <div className={classes.names}>
        <Heading key={pathname} isUnread={isUnread}>
          {heading}
        </Heading>
        {lead && <div className={classes.lead}>{lead}</div>}
      </div>
      {actions}
    </header>
  )
}

function Heading({ isUnread, children }: { isUnread: boolean; children: ReactNode }) {
  return (
    <Title order={1} ref={useFocusOnArrival(isUnread)} tabIndex={-1}>
      {children}
    </Title>
  )
}

/** Whether a title has already been shown since the page was loaded. */
let arrived = false

/**
 * For the h1 of a screen: it gets the focus after a navigation, so that screen readers start there, but not after a
 * page load, where the skip link has to be the first stop of Tab (WCAG 2.4.1): with the focus on the heading, Tab would
 * pass it and the whole navigation by. It never scrolls, which is left to scroll restoration and links to sections.
 */
export function useFocusOnArrival(isUnread = false) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isUnread) return
    if (arrived) heading.current?.focus({ preventScroll: true })
    arrived = true
  }, [isUnread])
  return heading
}
