import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import type { CommentForm as Form } from './useCommentForm.ts'

/** One comment to write. */
export function CommentForm({ form, submit, pending }: Form) {
  const { t } = useTranslation()
  const { errors } = form.formState
  const isMissing = errors.text?.type === 'too_small'
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          {...form.register('text')}
          size="md"
          label={t('assessments.comments.write')}
          error={isMissing ? t('assessments.comments.required') : errors.text?.message}
          rows={3}
          resize="vertical"
        />
        <FormFailure message={errors.root?.message} />
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={pending}>
            {t('assessments.comments.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
