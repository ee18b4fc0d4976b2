import { lazy, Suspense, useState } from 'react'
import { markMessagesRead, useMessages } from '../shared/feedback/notify.ts'
import { addTexts } from '../shared/texts/texts.ts'
import { BellButton } from './BellButton.tsx'
import { useMarkRead, useNotifications } from './notifications.queries.ts'

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./BellPanel.tsx'), addTexts('signedIn')])
  return panel
}
/** Loaded on hover or focus, before the first click. */
const BellPanel = lazy(async () => ({ default: (await loadPanel()).BellPanel }))

/** The latest messages of this page and notifications of the server. Closing the list marks the shown ones as read. */
export function Bell() {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { list } = useMessages()
  const served = useNotifications()
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
      <BellPanel
        opened={opened}
        unread={unread}
        served={served}
        onChange={change}
        onAllRead={() => {
          markMessagesRead()
          markRead.mutate('all')
        }}
      />
    </Suspense>
  )
}
