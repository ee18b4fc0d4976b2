import { Stack, Text } from '@mantine/core'
import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { useDeleteAssessment } from '../assessments.queries.ts'

type Deletable = Pick<AssessmentRow, 'assessmentId' | 'id' | 'internalReference' | 'rights'>
type Props = { assessment: Deletable; onClose: () => void; onDeleted?: () => void }

/** Asks with number and reference, and says what follows and who can undo it. */
export function DeleteDialog({ assessment, onClose, onDeleted = onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteAssessment()
  const number = assessmentNumber(assessment.id)
  const reference = assessment.internalReference ?? t('assessments.manage.noReference')
  /** Whoever may give it to somebody else administers the account that it belongs to. */
  const isAdministrator = assessment.rights.includes('setOwner')
  return (
    <ConfirmDialog
      title={t('assessments.manage.removeTitle', { number })}
      action={t('assessments.manage.remove')}
      pending={remove.isPending}
      failure={remove.isError ? errorText(remove.error) : undefined}
      onConfirm={() => remove.mutate(assessment.assessmentId, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text fw={600}>{t('assessments.manage.removeWhat', { number, reference })}</Text>
        <Text>{t('assessments.manage.removeText')}</Text>
        <Text>{t(isAdministrator ? 'assessments.manage.removeRestoreAdmin' : 'assessments.manage.removeRestore')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
