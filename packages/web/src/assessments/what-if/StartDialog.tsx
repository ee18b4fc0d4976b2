import { type Assessment, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { usedAnswers } from '../answering/live/usedAnswers.ts'
import { useCreateAssessment } from '../assessments.queries.ts'
import type { ScenarioSide } from './scenarios/useScenarioSides.ts'

type Props = { side: ScenarioSide; assessment: Assessment; onClose: () => void }

/** Asks before a scenario becomes an assessment: the one thing here that is written. */
export function StartDialog({ side, assessment, onClose }: Props) {
  const { t } = useTranslation()
  const create = useCreateAssessment({ notifiesErrors: false })
  const errorText = useErrorText()
  const name = side.title
  const number = assessmentNumber(assessment.id)
  const reference = t('assessments.whatIf.reference', { name, number })
  return (
    <ConfirmDialog
      title={t('assessments.whatIf.startTitle', { name })}
      action={t('assessments.whatIf.startAction')}
      onConfirm={() => create.mutate({ internalReference: reference, answers: usedAnswers(side.state) })}
      onClose={onClose}
      pending={create.isPending}
      failure={create.error ? errorText(create.error) : undefined}
    >
      <p>{t('assessments.whatIf.startText', { number })}</p>
      <p>{t('assessments.whatIf.startReference', { reference })}</p>
    </ConfirmDialog>
  )
}
