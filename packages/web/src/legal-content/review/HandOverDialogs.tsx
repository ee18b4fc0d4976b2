import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ContentVersion, HandOver } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { type DraftRef, useGiveBack, useHandOver } from '../core/legalContent.queries.ts'

type Props = { reference: DraftRef; version: ContentVersion; onClose: () => void }

/** Gives the draft to a second person, with a sentence on what changes. */
export function HandOverDialog({ reference, version, onClose }: Props) {
  const { t } = useTranslation()
  const handOver = useHandOver()
  const onSuccess = () => {
    notify.success(t('legalContent.review.handed'))
    onClose()
  }
  return (
    <MessageDialog
      title={t('legalContent.review.handOverTitle', { version: version.version })}
      why={t('legalContent.review.why')}
      label={t('legalContent.review.message')}
      maxLength={1000}
      action={t('legalContent.review.handOver')}
      sending={handOver}
      onSend={(message) => handOver.mutate({ ref: reference, revision: version.revision, message }, { onSuccess })}
      onClose={onClose}
    />
  )
}

type GiveBackProps = { reference: DraftRef; handOver: HandOver; onClose: () => void }

/** Gives a draft back to those who wrote it. */
export function GiveBackDialog({ reference, handOver: { handOverId }, onClose }: GiveBackProps) {
  const { t } = useTranslation()
  const giveBack = useGiveBack()
  const onSuccess = () => {
    notify.success(t('legalContent.review.gaveBack'))
    onClose()
  }
  return (
    <MessageDialog
      title={t('legalContent.review.giveBackTitle', { version: reference.version })}
      label={t('legalContent.review.remark')}
      maxLength={2000}
      action={t('informationHub.drafts.giveBack')}
      sending={giveBack}
      onSend={(remark) => giveBack.mutate({ ref: reference, handOverId, remark }, { onSuccess })}
      onClose={onClose}
    />
  )
}

type MessageDialogProps = {
  title: string
  why?: string
  label: string
  maxLength: number
  action: string
  sending: { error: Error | null; isPending: boolean }
  onSend: (message: string) => void
  onClose: () => void
}

const SHORTEST = 3

/** Asks for the sentence that goes with the draft. */
function MessageDialog({ title, why, label, maxLength, action, sending, onSend, onClose }: MessageDialogProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [message, setMessage] = useState('')
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        {why && <Text>{why}</Text>}
        <Textarea
          label={label}
          autosize
          minRows={2}
          maxLength={maxLength}
          data-autofocus
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <FormFailure message={sending.error ? errorText(sending.error) : undefined} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button
            size="md"
            disabled={message.trim().length < SHORTEST}
            loading={sending.isPending}
            onClick={() => onSend(message)}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
