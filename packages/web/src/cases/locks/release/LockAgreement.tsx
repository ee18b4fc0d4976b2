import { Text } from '@mantine/core'
import { type AssessmentLock, lockLabel } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'
import { WithLaw } from '../../../shared/law/WithLaw.tsx'
import classes from '../lock.module.css'
import { useLockFailure } from '../locks.queries.ts'
import { Agreement, Reason } from './LockReason.tsx'
import { OpenDuties } from './OpenDuties.tsx'
import type { useReleaseForm } from './useReleaseForm.ts'

type Props = { assessmentId: string; lock: AssessmentLock } & Pick<
  ReturnType<typeof useReleaseForm>,
  'disclaimer' | 'form'
>

/** The lock in words and why it may be released; then the duties that are open, the disclaimer and what is ticked. */
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
          <Reason form={form} />
          <OpenDuties assessmentId={assessmentId} form={form} />
          <section className={classes.disclaimer}>
            <h3>{t('assessments.locks.disclaimer', { version: disclaimer.data.version })}</h3>
            <p>
              <WithLaw text={disclaimer.data.disclaimer} law={law} />
            </p>
          </section>
          <Agreement form={form} />
        </>
      )}
    </>
  )
}
