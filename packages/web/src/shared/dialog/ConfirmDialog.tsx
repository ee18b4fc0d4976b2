import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../forms/FormFailure.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** What the button that does it is called. */
  action: string
  onConfirm: () => void
  onClose: () => void
  pending: boolean
  failure: string | undefined
  /** Whom or what it concerns, by name, and what follows. */
  children: ReactNode
}

/** Asks before something is done that others will notice. The focus starts at the way back. */
export function ConfirmDialog({ title, action, onConfirm, onClose, pending, failure, children }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        {children}
        <FormFailure message={failure} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {t('administration.cancel')}
          </Button>
          <Button size="md" color="brick" loading={pending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
