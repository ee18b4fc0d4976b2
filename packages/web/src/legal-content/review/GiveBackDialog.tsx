import { Button, Group, Stack, Textarea } from '@mantine/core'
import type { HandOver } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { type DraftRef, useGiveBack } from '../core/legalContent.queries.ts'

type Props = { reference: DraftRef; handOver: HandOver; onClose: () => void }

/** Gives a draft back to those who wrote it. */
export function GiveBackDialog({ reference, handOver: { handOverId }, onClose }: Props) {
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
