import { Button, CloseButton } from '@mantine/core'
import { useFocusWithin, useHotkeys, useHover, useMergedRef } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hideMessage, type Message, takeAction, useMessages } from '../shared/feedback/notify.ts'
import { modKeys } from '../shared/navigation/modKeys.ts'
import classes from './NotificationBar.module.css'

const SHOWN_MS = 2000
/** What offers something has to be read, thought about and reached; afterwards it still stands in the bell. */
const OFFERED_MS = 10_000

/** The last message, for a moment. The two regions are always there, or a screen reader would miss the first one. */
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
function Bar({ message: { id, kind, text, action } }: { message: Message }) {
  const { t } = useTranslation()
  const { held, ref, cameFrom } = useHeld()
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideMessage(id), action ? OFFERED_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, id, action])
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

/** Also by the keys that undo everywhere: the bar is far from whatever has the focus. */
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

/** Whether the bar is pointed at or has the focus, and where the focus was before: it goes back there. */
function useHeld() {
  const cameFrom: RefObject<HTMLElement | null> = useRef(null)
  const { hovered, ref: hoverRef } = useHover<HTMLDivElement>()
  const { focused, ref: focusRef } = useFocusWithin<HTMLDivElement>({
    onFocus: ({ relatedTarget }) => {
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
  })
  return { held: hovered || focused, ref: useMergedRef(hoverRef, focusRef), cameFrom }
}
