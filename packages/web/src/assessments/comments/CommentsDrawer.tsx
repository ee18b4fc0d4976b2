import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { type Assessment, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Comments } from './Comments.tsx'
import classes from './comments.module.css'
import type { CommentForm } from './comments.queries.ts'

type Props = { assessment: Pick<Assessment, 'assessmentId' | 'id'>; form: CommentForm; onClose: () => void }

/** The comments beside the screen they are about. */
export function CommentsDrawer({ assessment: { assessmentId, id }, form, onClose }: Props) {
  const { t } = useTranslation()
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
      <Comments id={assessmentId} form={form} />
    </Drawer>
  )
}
