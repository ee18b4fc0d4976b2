import { Text } from '@mantine/core'
import { type Assessment, type AssessmentLock, assessmentNumber, lockLabel } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import classes from './lock.module.css'
import { disclaimerQuery } from './locks.queries.ts'
import { Reason } from './Reason.tsx'
import { useLockFailure } from './useLockFailure.ts'
import { useOpenLockForm } from './useOpenLockForm.ts'

type Props = { assessment: Assessment; lock: AssessmentLock; onClose: () => void }

/** Opens a lock: the whole disclaimer, the reason, and the tick that takes it upon oneself. */
export function OpenLockDialog({ assessment, lock, onClose }: Props) {
  const { t } = useTranslation()
  const failureText = useLockFailure('read')
  const disclaimer = useQuery(disclaimerQuery(assessment.assessmentId, lock))
  const { form, submit, pending } = useOpenLockForm({ assessment, lock, version: disclaimer.data?.version }, onClose)
  const { errors, isDirty } = form.formState
  const type = t(`assessments.locks.type.${lock.type}`)
  return (
    <FormDialog
      title={t('assessments.locks.openTitle', { number: assessmentNumber(assessment.id) })}
      action={t('assessments.locks.open')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending || disclaimer.isLoading}
      failure={errors.root?.message}
    >
      <Text fw={600}>{t('assessments.locks.openLead', { type, text: lockLabel(lock) })}</Text>
      {disclaimer.error && <FormFailure message={failureText(disclaimer.error)} />}
      {disclaimer.isLoading && <Loading />}
      {disclaimer.data && (
        <>
          <section className={classes.disclaimer}>
            <h3>{t('assessments.locks.disclaimer', { version: disclaimer.data.version })}</h3>
            <p>{disclaimer.data.disclaimer}</p>
          </section>
          <Reason form={form} />
        </>
      )}
    </FormDialog>
  )
}
