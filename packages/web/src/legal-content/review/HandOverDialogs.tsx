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
  const [message, setMessage] = useState('')
  const handOver = useHandOver()
  const errorText = useErrorText()
  const send = () =>
    handOver.mutate(
      { ref: reference, revision: version.revision, message },
      {
        onSuccess: () => {
          notify.success(t('legalContent.review.handed'))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('legalContent.review.handOverTitle', { version: version.version })} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('legalContent.review.why')}</Text>
        <Textarea
          label={t('legalContent.review.message')}
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <FormFailure message={handOver.error ? errorText(handOver.error) : undefined} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button size="md" disabled={message.trim().length < 3} loading={handOver.isPending} onClick={send}>
            {t('legalContent.review.handOver')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type GiveBackProps = { reference: DraftRef; handOver: HandOver; onClose: () => void }

/** Gives a draft back to those who wrote it. */
export function GiveBackDialog({ reference, handOver: { handOverId }, onClose }: GiveBackProps) {
  const { t } = useTranslation()
  const [remark, setRemark] = useState('')
  const giveBack = useGiveBack()
  const errorText = useErrorText()
  const send = () =>
    giveBack.mutate(
      { ref: reference, handOverId, remark },
      {
        onSuccess: () => {
          notify.success(t('legalContent.review.gaveBack'))
          onClose()
        },
      },
    )
  return (
    <Dialog title={t('legalContent.review.giveBackTitle', { version: reference.version })} onClose={onClose}>
      <Stack gap="md">
        <Textarea
          label={t('legalContent.review.remark')}
          autosize
          minRows={2}
          maxLength={2000}
          data-autofocus
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
        <FormFailure message={giveBack.error ? errorText(giveBack.error) : undefined} />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          <Button size="md" disabled={remark.trim().length < 3} loading={giveBack.isPending} onClick={send}>
            {t('legalContent.review.giveBack')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
