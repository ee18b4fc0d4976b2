import { Anchor, Button } from '@mantine/core'
import type { ContentComment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import { type DraftRef, useResolveComment } from '../core/legalContent.queries.ts'
import classes from './comments.module.css'

type Props = {
  reference: DraftRef
  comments: readonly ContentComment[]
  nameOf: (comment: ContentComment) => string
  onGoTo: (comment: ContentComment) => void
}

/** The comments on rows and cells of a draft, also on those that are gone. */
export function DraftComments({ reference, comments, nameOf, onGoTo }: Props) {
  const { t } = useTranslation()
  const resolve = useResolveComment()
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{t('legalContent.review.comments')}</h2>
      {comments.length === 0 && <p>{t('legalContent.review.noComments')}</p>}
      <ul className={classes.comments}>
        {comments.map((comment) => {
          const { commentId, text, by, isFromOutside, at, resolvedAt } = comment
          return (
            <li key={commentId} data-resolved={resolvedAt !== null}>
              <Anchor component="button" type="button" fw={600} ta="start" onClick={() => onGoTo(comment)}>
                {nameOf(comment)}
              </Anchor>
              <bdi>{text}</bdi>
              <small>
                {t('legalContent.review.by', { by: by ?? t('legalContent.conflict.somebody'), at: formatInstant(at) })}
                {isFromOutside && ` · ${t('counsel.outside')}`}
                {resolvedAt && ` · ${t('legalContent.review.resolved')}`}
              </small>
              {!resolvedAt && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => resolve.mutate({ ref: reference, commentId })}
                >
                  {t('legalContent.review.resolve')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
