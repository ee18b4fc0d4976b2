import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../forms/Form.tsx'
import { FormFailure } from '../forms/formErrors.tsx'
import { DiscardQuestion, useLeave } from '../forms/leaving.tsx'
import classes from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: ReactNode
  /** The label of the submit button. */
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  /** True if the form has unsaved changes. */
  dirty: boolean
  pending: boolean
  /** False while there is nothing to submit. */
  isReady?: boolean
  failure: string | undefined
  children: ReactNode
}

/** A form in a dialog. Closing it or navigating away asks first when there are unsaved changes. */
export function FormDialog({ title, action, onSubmit, onClose, children, ...state }: Props) {
  const { t } = useTranslation()
  const { dirty, pending, isReady = true, failure } = state
  const leave = useLeave(dirty, onClose)
  return (
    <Dialog title={title} onClose={leave.close}>
      <Form onSubmit={onSubmit}>
        <Stack gap="md">
          {children}
          <FormFailure message={failure} />
          {leave.asking ? (
            <DiscardQuestion onKeep={leave.stay} onDiscard={leave.discard} />
          ) : (
            <Group justify="flex-end" className={classes.foot}>
              <Button variant="default" size="md" onClick={leave.close}>
                {t('administration.cancel')}
              </Button>
              <Button type="submit" size="md" loading={pending} disabled={!isReady}>
                {action}
              </Button>
            </Group>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}
