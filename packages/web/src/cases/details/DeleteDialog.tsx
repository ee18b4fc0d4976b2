import { Stack, Text } from '@mantine/core'
import { type AssessmentRow, assessmentNumber, cases } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { cacheAssessment, useDeleteAssessment } from '../core/assessments.queries.ts'
import { type CaseFacts, CaseSentence, useCaseText } from '../core/CaseName.tsx'

type Deletable = CaseFacts & Pick<AssessmentRow, 'assessmentId' | 'internalReference' | 'rights'>
type Props = { assessment: Deletable; onClose: () => void; onDeleted?: () => void }

/** Asks with name, number and reference, and says what follows and who can undo it. */
export function DeleteDialog({ assessment, onClose, onDeleted = onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const remove = useDeleteAssessment()
  const number = assessmentNumber(assessment.id)
  const reference = assessment.internalReference ?? t('assessments.manage.noReference')
  /** Only an administrator of the account may change the owner. */
  const isAdministrator = assessment.rights.includes('setOwner')
  return (
    <ConfirmDialog
      title={<CaseSentence of={assessment} text={(name) => t('assessments.manage.removeTitle', { name })} />}
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

/** Notifies the user of a deletion and offers to undo it, also after the screen was left. */
export function useNotifyDeleted() {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return (assessment: CaseFacts & Pick<AssessmentRow, 'assessmentId'>) => {
    const { assessmentId } = assessment
    const name = caseText(assessment)
    const undo = async () => {
      try {
        cacheAssessment(queryClient, await call(cases.restore, { params: { id: assessmentId } }))
        notify.success(t('assessments.manage.restored', { name }))
      } catch (error) {
        notify.error(errorText(error))
      }
    }
    notify.success(t('assessments.manage.removed', { name }), {
      label: t('assessments.manage.undo'),
      onChoose: () => void undo(),
    })
  }
}
