import { type AssessmentRow, assessmentNumber, assessments } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { cacheAssessment } from '../assessments.queries.ts'

/** Says that it was deleted and offers to take that back: also when the screen that asked is gone. */
export function useTellDeleted() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return ({ assessmentId, id }: Pick<AssessmentRow, 'assessmentId' | 'id'>) => {
    const number = assessmentNumber(id)
    const undo = async () => {
      try {
        cacheAssessment(queryClient, await call(assessments.restore, { params: { id: assessmentId } }))
        notify.success(t('assessments.manage.restored', { number }))
      } catch (error) {
        notify.error(errorText(error))
      }
    }
    notify.success(t('assessments.manage.removed', { number }), {
      label: t('assessments.manage.undo'),
      onChoose: () => void undo(),
    })
  }
}
