import { CloseButton } from '@mantine/core'
import { useFocusWithin, useHover } from '@mantine/hooks'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hideMessage, type Message, useMessages } from '../shared/notify.ts'
import classes from './NotificationBar.module.css'

const SHOWN_MS = 2000

/** The last message, for two seconds. The two regions are always there, or a screen reader would miss the first one. */
export function NotificationBar() {
  const { list, shownId } = useMessages()
  const message = list.find(({ id }) => id === shownId)
  return (
    <div className={classes.place}>
      <div role="status">{message?.kind === 'success' && <Bar key={message.id} message={message} />}</div>
      <div role="alert">{message?.kind === 'error' && <Bar key={message.id} message={message} />}</div>
    </div>
  )
}

/** Its time stands still while it is pointed at or has the focus, and starts again afterwards. */
function Bar({ message: { id, kind, text } }: { message: Message }) {
  const { t } = useTranslation()
  const { hovered, ref } = useHover()
  const { focused, ref: closeRef } = useFocusWithin<HTMLButtonElement>()
  const held = hovered || focused
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideMessage(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, id])
  return (
    <div ref={ref} className={classes.bar} data-kind={kind}>
      <span aria-hidden="true">{kind === 'success' ? '✓' : '!'}</span>
      <span className={classes.text}>{text}</span>
      <CloseButton
        ref={closeRef}
        variant="transparent"
        c="inherit"
        aria-label={t('notifications.close')}
        onClick={() => hideMessage(id)}
      />
    </div>
  )
}
