import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../forms/formErrors.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: ReactNode
  /** The label of the confirming button. */
  action: string
  onConfirm: () => void
  onClose: () => void
  pending: boolean
  failure: string | undefined
  /** The object of the action by name, and the consequences. */
  children: ReactNode
}

/** Asks for confirmation before an action with consequences. The focus starts on Cancel. */
export function ConfirmDialog({ title, action, onConfirm, onClose, pending, failure, children }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog isQuestion title={title} onClose={onClose}>
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
