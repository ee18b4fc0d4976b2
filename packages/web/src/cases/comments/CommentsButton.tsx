import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { readDraft, useWarnBeforeUnload } from '../../shared/forms/storedDraft.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import type { CommentedCase } from './CommentsDrawer.tsx'
import { commentDraft } from './comments.queries.ts'

const CommentsDrawer = lazy(async () => ({ default: (await import('./CommentsDrawer.tsx')).CommentsDrawer }))

/** Whether the window has room for the comments beside the record, where no button opens them. */
export const useCommentsAside = () => useMediaQuery('(width >= 105em)', false, { getInitialValueInEffect: false })

/** Opens what was said about an assessment, and says how much that is, and that one's own is not sent yet. */
export function CommentsButton({ assessment }: { assessment: CommentedCase }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery(assessmentQueries.comments(assessment.assessmentId))
  const { user } = useSession()
  const label = data?.count
    ? t('assessments.comments.openCount', { count: data.count })
    : t('assessments.comments.open')
  const isUnsent = !opened && !!user && readDraft(user.userId, commentDraft(assessment.assessmentId)) !== null
  useWarnBeforeUnload(isUnsent)
  return (
    <>
      <Button variant="subtle" size="sm" px="xs" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {isUnsent ? t('assessments.comments.openUnsent', { label }) : label}
      </Button>
      <Suspense>{opened && <CommentsDrawer assessment={assessment} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
