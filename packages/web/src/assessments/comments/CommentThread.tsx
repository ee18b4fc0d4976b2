import { Button, Text } from '@mantine/core'
import type { AssessmentComment } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import classes from './comments.module.css'
import { useTakeBackComment } from './comments.queries.ts'

type Props = { id: string; comments: readonly AssessmentComment[]; mayWrite: boolean }

/** What was said, oldest first. One's own can be taken back. */
export function CommentThread({ id, comments, mayWrite }: Props) {
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
