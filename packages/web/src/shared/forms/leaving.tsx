import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useWarnBeforeUnload } from './storedDraft.ts'

/** Asks before a form with unsaved changes is closed (if it can be) or navigated away from. */
export function useLeave(dirty: boolean, onClose?: () => void) {
  const [closing, setClosing] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnBeforeUnload(dirty)
  return {
    asking: closing || blocker.state === 'blocked',
    close: () => (dirty ? setClosing(true) : onClose?.()),
    stay: () => {
      setClosing(false)
      blocker.reset?.()
    },
    discard: () => (blocker.state === 'blocked' ? blocker.proceed() : onClose?.()),
  }
}

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Asks before unsaved changes are discarded. The focus is on the button that keeps them. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus()
  }, [])
  return (
    <Alert color="petrol" role="alert">
      <Text mb="sm">{t('states.unsaved')}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onDiscard}>
          {t('states.discard')}
        </Button>
        <Button size="md" onClick={onKeep} ref={keep}>
          {t('states.keepEditing')}
        </Button>
      </Group>
    </Alert>
  )
}
