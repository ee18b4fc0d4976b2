import type { Assessment, AssessmentLock } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/dialog/FormDialog.tsx'
import { CaseCard } from './CaseCard.tsx'
import { LockAgreement } from './LockAgreement.tsx'
import { useReleaseForm } from './useReleaseForm.ts'

type Props = { assessment: Assessment; lock: AssessmentLock; onClose: () => void }

/** Releases one lock of a case: the case, the whole disclaimer, the reason, and the tick that takes it upon oneself. */
export function ReleaseLockDialog({ assessment, lock, onClose }: Props) {
  const { t } = useTranslation()
  const release = useReleaseForm(assessment, lock, onClose)
  const { errors, isDirty } = release.form.formState
  return (
    <FormDialog
      title={t(lock.type === 'legal' ? 'assessments.locks.openTitle' : 'assessments.locks.openTechnicalTitle')}
      action={t('assessments.locks.open')}
      onSubmit={release.submit}
      onClose={onClose}
      dirty={isDirty}
      pending={release.pending || release.loading}
      failure={errors.root?.message}
    >
      <CaseCard assessment={assessment} />
      <LockAgreement
        assessmentId={assessment.assessmentId}
        lock={lock}
        disclaimer={release.disclaimer}
        form={release.form}
      />
    </FormDialog>
  )
}
