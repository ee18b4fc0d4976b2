import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../shared/dialog/SidePanel.tsx'
import { useReturnFocus } from '../../shared/dialog/useReturnFocus.ts'
import { type CaseFacts, CaseSentence } from '../core/CaseName.tsx'
import { Comments } from './Comments.tsx'

/** A case with comments, which names their panel. */
export type CommentedCase = CaseFacts & Pick<Assessment, 'assessmentId'>
type Props = { assessment: CommentedCase; onClose: () => void }

/** The comments beside the screen they are about. */
export function CommentsDrawer({ assessment, onClose }: Props) {
  const { t } = useTranslation()
  useReturnFocus()
  return (
    <SidePanel
      atEnd
      onClose={onClose}
      size="28rem"
      title={<CaseSentence of={assessment} text={(name) => t('assessments.comments.titleOf', { name })} />}
    >
      <Comments id={assessment.assessmentId} />
    </SidePanel>
  )
}
