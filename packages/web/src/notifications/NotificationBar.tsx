import { Button, CloseButton } from '@mantine/core'
import { useFocusWithin, useHotkeys, useHover, useMergedRef } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hideMessage, type Message, takeAction, useMessages } from '../shared/feedback/notify.ts'
import { modKeys } from '../shared/navigation/modKeys.ts'
import classes from './NotificationBar.module.css'

const SHOWN_MS = 2000
/** A message with an action stays longer, as it takes time to read and reach; afterwards the bell still offers it. */
const OFFERED_MS = 10_000

/** Shows the last message for a moment. Both live regions always exist, or a screen reader would miss the first message. */
export function NotificationBar() {
  const { list, shownId } = useMessages()
  const message = list.find(({ id }) => id === shownId)
  return (
    <div className={classes.place}>
      <div role="status">{message?.kind === 'success' && <Bar key={message.id} message={message} />}</div>
      <div aria-live="assertive" role={message?.kind === 'error' ? 'alert' : undefined}>
        {message?.kind === 'error' && <Bar key={message.id} message={message} />}
      </div>
    </div>
  )
}

/** Closes after its time, which pauses while the bar is hovered or has the focus. */
function Bar({ message: { id, kind, text, action } }: { message: Message }) {
  const { t } = useTranslation()
  const { paused, ref, cameFrom } = usePaused()
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => hideMessage(id), action ? OFFERED_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [paused, id, action])
  const leave = (how: (id: number) => void) => {
    cameFrom.current?.focus()
    how(id)
  }
  return (
    <div ref={ref} className={classes.bar} data-kind={kind}>
      <span aria-hidden="true">{kind === 'success' ? '✓' : '!'}</span>
      <span className={classes.text}>{text}</span>
      {action && <Offer label={action.label} onChoose={() => leave(takeAction)} />}
      <CloseButton
        variant="transparent"
        c="inherit"
        aria-label={t('notifications.close')}
        onClick={() => leave(hideMessage)}
      />
    </div>
  )
}

/** The action of the message, also by the usual keys for Undo. */
function Offer({ label, onChoose }: { label: string; onChoose: () => void }) {
  useHotkeys([['mod+Z', onChoose]])
  return (
    <Button
      size="compact-md"
      variant="white"
      className={classes.offer}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={onChoose}
    >
      {label}
      <kbd className={classes.keys}>{modKeys('Z')}</kbd>
    </Button>
  )
}

/** Pauses the timer while the bar is hovered or has the focus; `cameFrom` is the element to return the focus to. */
function usePaused() {
  const cameFrom: RefObject<HTMLElement | null> = useRef(null)
  const { hovered, ref: hoverRef } = useHover<HTMLDivElement>()
  const { focused, ref: focusRef } = useFocusWithin<HTMLDivElement>({
    onFocus: ({ relatedTarget }) => {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
  })
  return { paused: hovered || focused, ref: useMergedRef(hoverRef, focusRef), cameFrom }
}
