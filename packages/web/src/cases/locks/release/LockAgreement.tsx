import { Text } from '@mantine/core'
import { type AssessmentLock, lockLabel } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'
import { WithLaw } from '../../../shared/law/WithLaw.tsx'
import classes from '../lock.module.css'
import { useLockFailure } from '../locks.queries.ts'
import { Reason } from './LockReason.tsx'
import { OpenDuties } from './OpenDuties.tsx'
import type { useReleaseForm } from './useReleaseForm.ts'

type Props = { assessmentId: string; lock: AssessmentLock } & Pick<
  ReturnType<typeof useReleaseForm>,
  'disclaimer' | 'form'
>

/** The lock in words, its disclaimer, the duties that are open, and the fields by which it is agreed to. */
export function LockAgreement({ assessmentId, lock, disclaimer, form }: Props) {
  const { t } = useTranslation()
  const failureText = useLockFailure('read')
  const label = lockLabel(lock)
  // The disclaimer names it within a sentence, without its full stop.
  const law = lock.origin === 'decision' ? [label, label.replace(/\.$/, '')] : []
  const type = t(`assessments.locks.type.${lock.type}`)
  return (
    <>
      <Text fw={600}>
        <WithLaw text={t('assessments.locks.openLead', { type, text: label })} law={law} />
      </Text>
      {disclaimer.error && <FormFailure message={failureText(disclaimer.error)} />}
      {disclaimer.isLoading && <Loading />}
      {disclaimer.data && (
        <>
          <section className={classes.disclaimer}>
            <h3>{t('assessments.locks.disclaimer', { version: disclaimer.data.version })}</h3>
            <p>
              <WithLaw text={disclaimer.data.disclaimer} law={law} />
            </p>
          </section>
          <OpenDuties assessmentId={assessmentId} form={form} />
          <Reason form={form} />
        </>
      )}
    </>
  )
}
