import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, Stack, Text } from '@mantine/core'
import { type Assessment, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { assessmentQueries } from '../assessments.queries.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import classes from './comments.module.css'
import type { CommentForm as Form } from './useCommentForm.ts'

type Props = { assessment: Pick<Assessment, 'assessmentId' | 'id'>; form: Form; onClose: () => void }

/** The comments beside the screen they are about: the thread, and room to write where one may. */
export function CommentsDrawer({ assessment: { assessmentId, id }, form, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const query = useQuery(assessmentQueries.comments(assessmentId))
  const mayWrite = user?.allowedActions.includes('CREATE_ASSESSMENTS') ?? false
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="28rem"
      title={t('assessments.comments.titleOf', { number: assessmentNumber(id) })}
      classNames={{ title: classes.title }}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('administration.close') }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {t('assessments.comments.lead')}
        </Text>
        <Loaded query={query}>
          {({ rows }) => <CommentThread id={assessmentId} comments={rows} mayWrite={mayWrite} />}
        </Loaded>
        {mayWrite && <CommentForm {...form} />}
      </Stack>
    </Drawer>
  )
}
