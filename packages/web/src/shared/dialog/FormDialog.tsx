import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useWarnBeforeUnload } from '../forms/drafts.ts'
import { FormFailure } from '../forms/formErrors.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** The label of the submit button. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  /** The form has unsaved changes. */
  dirty: boolean
  pending: boolean
  failure: string | undefined
  children: ReactNode
}

/** A form in a dialog. Closing it or navigating away asks first when there are unsaved changes. */
export function FormDialog({ title, action, onSubmit, onClose, dirty, pending, failure, children }: Props) {
  const { t } = useTranslation()
  const leave = useLeave(dirty, onClose)
  return (
    <Dialog title={title} onClose={leave.close}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {children}
          <FormFailure message={failure} />
          {leave.asking ? (
            <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />
          ) : (
            <Group justify="flex-end">
              <Button variant="default" size="md" onClick={leave.close}>
                {t('administration.cancel')}
              </Button>
              <Button type="submit" size="md" loading={pending}>
                {action}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** Closing a form or navigating away from it, which asks first when there are unsaved changes. */
export function useLeave(dirty: boolean, onClose: () => void) {
  const [closing, setClosing] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnBeforeUnload(dirty)
  return {
    asking: closing || blocker.state === 'blocked',
    close: () => (dirty ? setClosing(true) : onClose()),
    stay: () => {
      setClosing(false)
      blocker.reset?.()
    },
    discard: () => (blocker.state === 'blocked' ? blocker.proceed() : onClose()),
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
      <Text mb="sm">{t('administration.unsaved')}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onDiscard}>
          {t('administration.discard')}
        </Button>
        <Button size="md" onClick={onKeep} ref={keep}>
          {t('administration.keepEditing')}
        </Button>
      </Group>
    </Alert>
  )
}
