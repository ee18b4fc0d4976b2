import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ContentVersion, CountryFile, HandOver } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { type DraftRef, legalContentQueries, useGiveBack, useHandOver } from '../core/legalContent.queries.ts'
import { FailingProof } from './FailingProof.tsx'

type Props = { reference: DraftRef; version: ContentVersion; file: CountryFile; onClose: () => void }

/**
 * Gives the draft to a second person, with a sentence on what changes. One that fails its proof may be handed over, for
 * another's advice, but not without knowing it.
 */
export function HandOverDialog({ reference, version, file, onClose }: Props) {
  const { t } = useTranslation()
  const handOver = useHandOver()
  const proof = useQuery(legalContentQueries.proof(reference, version.revision))
  const problems = proof.data?.problems ?? []
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
      action={t(problems.length > 0 ? 'legalContent.review.handOverAnyway' : 'legalContent.review.handOver')}
      sending={handOver}
      isReady={!proof.isPending}
      warning={problems.length > 0 && <FailingProof problems={problems} file={file} />}
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
  isReady?: boolean
  warning?: ReactNode
  onSend: (message: string) => void
  onClose: () => void
}

const SHORTEST = 3

/** Asks for the sentence that goes with the draft. */
function MessageDialog({ isReady = true, ...props }: MessageDialogProps) {
  const { title, why, label, maxLength, action, sending, warning, onSend, onClose } = props
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
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
        {warning}
        <FormFailure message={sending.error ? errorText(sending.error) : undefined} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button
            size="md"
            disabled={message.trim().length < SHORTEST || !isReady}
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
