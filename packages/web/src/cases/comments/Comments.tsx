import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type AssessmentComment, NewComment } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { useUnsentDraft } from '../../shared/forms/drafts.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { FormFailure, showErrors } from '../../shared/forms/formErrors.tsx'
import { useWarnBeforeUnload } from '../../shared/forms/storedDraft.ts'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import classes from './comments.module.css'
import { commentDraft, useAddComment, useTakeBackComment } from './comments.queries.ts'

/** The comments on an assessment, and room to write where one may. */
export function Comments({ id }: { id: string }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const query = useQuery(assessmentQueries.comments(id))
  const mayWrite = user?.allowedActions.includes('CREATE_ASSESSMENTS') ?? false
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {t('assessments.comments.lead')}
      </Text>
      <Loaded query={query}>{({ rows }) => <CommentThread id={id} comments={rows} mayWrite={mayWrite} />}</Loaded>
      {mayWrite && <CommentForm id={id} />}
    </Stack>
  )
}

type CommentThreadProps = { id: string; comments: readonly AssessmentComment[]; mayWrite: boolean }

/** The comments, oldest first. Users can delete their own. */
function CommentThread({ id, comments, mayWrite }: CommentThreadProps) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<string | null>(null)
  if (comments.length === 0) {
    return (
      <Empty
        title={t('assessments.comments.empty')}
        hint={t(mayWrite ? 'assessments.comments.emptyHint' : 'assessments.comments.emptyReader')}
      />
    )
  }
  return (
    <>
      <ol className={classes.thread}>
        {comments.map((comment) => (
          <Comment key={comment.commentId} comment={comment} onTakeBack={() => setLeaving(comment.commentId)} />
        ))}
      </ol>
      {leaving && <TakeBack id={id} commentId={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Comment({ comment, onTakeBack }: { comment: AssessmentComment; onTakeBack: () => void }) {
  const { t } = useTranslation()
  const { author, text, createdAt, own } = comment
  return (
    <li className={classes.comment} data-own={own}>
      <p className={classes.author}>
        <strong>{author}</strong>
        {own && ` (${t('assessments.comments.own')})`} · <RelativeTime instant={createdAt} />
      </p>
      <p className={classes.text}>{text}</p>
      {own && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('assessments.comments.takeBackOf', { at: formatInstant(createdAt) })}
          onClick={onTakeBack}
        >
          {t('assessments.comments.takeBack')}
        </Button>
      )}
    </li>
  )
}

function TakeBack({ id, commentId, onClose }: { id: string; commentId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const takeBack = useTakeBackComment(id)
  return (
    <ConfirmDialog
      title={t('assessments.comments.takeBackTitle')}
      action={t('assessments.comments.takeBack')}
      pending={takeBack.isPending}
      failure={takeBack.isError ? errorText(takeBack.error) : undefined}
      onConfirm={() => takeBack.mutate(commentId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t('assessments.comments.takeBackText')}</Text>
    </ConfirmDialog>
  )
}

/** One comment to write. It is kept when the user leaves the assessment or the session ends. */
function CommentForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const add = useAddComment(id)
  const form = useForm({ resolver: zodResolver(NewComment), defaultValues: { text: '' } })
  useWarnBeforeUnload(form.formState.isDirty)
  const wasSent = useUnsentDraft(commentDraft(id), form)
  const submit = form.handleSubmit(({ text }) => add.mutateAsync(text).then(wasSent, showErrors(form, errorText)))
  const { errors } = form.formState
  const isMissing = errors.text?.type === 'too_small'
  return (
    <Form onSubmit={submit}>
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
          <Button type="submit" size="md" loading={add.isPending}>
            {t('assessments.comments.send')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
