import { lazy, Suspense, useState } from 'react'
import { markMessagesRead, useMessages } from '../shared/feedback/notify.ts'
import { BellButton } from './BellButton.tsx'
import { useMarkRead, useServed } from './notifications.queries.ts'

const loadPanel = () => import('./BellPanel.tsx')
/** Comes with the first click, or just before it: no screen waits for it. */
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }))

/** What was said lately, by this page and by the server. Closing the list marks what it showed as read. */
export function Bell() {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { list } = useMessages()
  const served = useServed()
  const markRead = useMarkRead()
  const unread = served.unread + list.filter(({ read }) => !read).length

  const change = (open: boolean) => {
    setWanted(true)
    setOpened(open)
    if (open) return
    markMessagesRead()
    const shown = served.rows.filter(({ readAt }) => readAt === null).map(({ notificationId }) => notificationId)
    if (shown.length > 0) markRead.mutate(shown)
  }

  const button = (
    <BellButton
      unread={unread}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={loadPanel}
      onFocus={loadPanel}
      onClick={() => change(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <BellPanel opened={opened} unread={unread} served={served} onChange={change} />
    </Suspense>
  )
}
