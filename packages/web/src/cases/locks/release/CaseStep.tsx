import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import type { Assessment, AssessmentLock } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Failure } from '../../../shared/feedback/Failure.tsx'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { Form } from '../../../shared/forms/Form.tsx'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { CaseCard } from './CaseCard.tsx'
import { LockAgreement } from './LockAgreement.tsx'
import classes from './release.module.css'
import { type CaseOutcome, type ReleaseCase, releasable } from './releaseQueue.ts'
import { useReleaseForm } from './useReleaseForm.ts'

type Props = {
  of: ReleaseCase
  /** Whether no other case follows. */
  isSingle: boolean
  /** The reason given for the case before. */
  lastComment: string
  onSettle: (outcome: CaseOutcome, comment?: string) => void
  /** Whether a reason stands there that nobody has saved. */
  onTyped: (isTyped: boolean) => void
}

/** One case: its facts, and its locks one after the other, each released or left closed. */
export function CaseStep({ of, isSingle, lastComment, onSettle, onTyped }: Props) {
  const { t } = useTranslation()
  const query = useQuery(assessmentQueries.one(of.assessmentId))
  const [left, setLeft] = useState<readonly AssessmentLock[]>([])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const assessment = query.data?.assessment
  const waiting = assessment ? releasable(assessment, of).filter((lock) => !isIn(left, lock)) : []
  const [lock] = waiting
  const goOn = (outcome: 'released' | 'left', comment?: string) => {
    if (lock && outcome === 'left') setLeft([...left, lock])
    if (waiting.length <= 1) onSettle(outcomeOf(left.length > 0 ? 'left' : outcome, waiting, assessment), comment)
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.step}>
      {query.isPending && <Loading lines={6} />}
      {query.isError && <Failure error={query.error} onRetry={() => query.refetch()} />}
      {assessment && <CaseCard assessment={assessment} />}
      {assessment && lock && (
        <LockStep
          key={`${lock.type} ${lock.ref}`}
          assessment={assessment}
          lock={lock}
          lastComment={lastComment}
          onTyped={onTyped}
          isLast={isSingle && waiting.length === 1}
          onRelease={(comment) => goOn('released', comment)}
          onLeave={() => goOn('left')}
        />
      )}
      {!query.isPending && !lock && (
        <Stack gap="md">
          {assessment && <Text role="status">{t('assessments.release.gone')}</Text>}
          <Group justify="flex-end">
            <Button size="md" variant="default" onClick={() => onSettle('gone')}>
              {t(isSingle ? 'assessments.myTurn.close' : 'assessments.release.next')}
            </Button>
          </Group>
        </Stack>
      )}
    </div>
  )
}

/** Where locks are closed that were not asked about, releasing the others clears nothing yet. */
const outcomeOf = (outcome: 'released' | 'left', asked: readonly AssessmentLock[], assessment?: Assessment) =>
  outcome === 'released' && assessment?.locks.some((lock) => lock.closed && !isIn(asked, lock)) ? 'partly' : outcome

const isIn = (locks: readonly AssessmentLock[], { ref, type }: AssessmentLock) =>
  locks.some((one) => one.ref === ref && one.type === type)

type LockStepProps = {
  assessment: Assessment
  lock: AssessmentLock
  /** Whether the dialog ends with it. */
  isLast: boolean
  lastComment: string
  onRelease: (comment: string) => void
  onLeave: () => void
} & Pick<Props, 'onTyped'>

function LockStep({ assessment, lock, isLast, lastComment, onRelease, onLeave, onTyped }: LockStepProps) {
  const { t } = useTranslation()
  const { form, submit, disclaimer, pending, loading } = useReleaseForm(assessment, lock, onRelease)
  const { isDirty } = form.formState
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <LockAgreement assessmentId={assessment.assessmentId} lock={lock} disclaimer={disclaimer} form={form} />
        <FormFailure message={form.formState.errors.root?.message} />
        <Group justify="space-between" gap="sm" className={classes.foot}>
          <Group gap="md">
            <Anchor component={Link} to={paths.assessment(assessment.assessmentId)} target="_blank">
              {t('assessments.release.record')}
            </Anchor>
            {lastComment !== '' && (
              <Button variant="subtle" onClick={() => form.setValue('comment', lastComment, { shouldDirty: true })}>
                {t('assessments.release.sameReason')}
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Button size="md" variant="default" onClick={onLeave}>
              {t(isLast ? 'assessments.release.leaveLast' : 'assessments.release.leave')}
            </Button>
            <Button size="md" type="submit" loading={pending || loading}>
              {t(isLast ? 'assessments.locks.open' : 'assessments.release.release')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Form>
  )
}
