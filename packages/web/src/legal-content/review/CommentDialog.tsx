import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { type DraftRef, useComment } from '../core/legalContent.queries.ts'

type Props = { reference: DraftRef; entry: string; field: string; name: string; onClose: () => void }

/** A comment at a cell, for the others who work on the draft. */
export function CommentDialog({ reference, entry, field, name, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const comment = useComment()
  const errorText = useErrorText({ withFields: true })
  return (
    <Dialog title={t('legalContent.review.commentOn', { entry: name })} onClose={onClose}>
      <Stack gap="md">
        <Textarea
          label={t('legalContent.review.commentText')}
          autosize
          minRows={2}
          maxLength={2000}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormFailure message={comment.error ? errorText(comment.error) : undefined} />
        <Group justify="flex-end">
          <Button
            size="md"
            disabled={text.trim() === ''}
            loading={comment.isPending}
            onClick={() => comment.mutate({ ref: reference, entry, field, text }, { onSuccess: onClose })}
          >
            {t('legalContent.review.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
