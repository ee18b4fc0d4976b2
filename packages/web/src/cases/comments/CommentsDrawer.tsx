import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../../shared/dialog/SidePanel.tsx'
import { useReturnFocus } from '../../shared/dialog/useReturnFocus.ts'
import { type CaseFacts, useCaseText } from '../core/CaseName.tsx'
import { Comments } from './Comments.tsx'

/** A case with comments, which names their panel. */
export type CommentedCase = CaseFacts & Pick<Assessment, 'assessmentId'>
type Props = { assessment: CommentedCase; onClose: () => void }

/** The comments beside the screen they are about. */
export function CommentsDrawer({ assessment, onClose }: Props) {
  const { t } = useTranslation()
  const caseText = useCaseText()
  useReturnFocus()
  return (
    <SidePanel
      atEnd
      onClose={onClose}
      size="28rem"
      title={t('assessments.comments.titleOf', { name: caseText(assessment) })}
    >
      <Comments id={assessment.assessmentId} />
    </SidePanel>
  )
}
