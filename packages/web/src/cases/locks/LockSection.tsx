import { Button, Group, Text, Textarea } from '@mantine/core'
import { type Assessment, type AssessmentLock, isSameLock, LockRef, LockType } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { SelectField } from '../../shared/forms/SelectField.tsx'
import { TextField } from '../../shared/forms/TextField.tsx'
import { zodResolver } from '../../shared/forms/zodResolver.ts'
import { CaseSentence } from '../core/CaseName.tsx'
import { AskForRelease } from './AskForRelease.tsx'
import { Clearance } from './Clearance.tsx'
import { LockList } from './LockList.tsx'
import classes from './lock.module.css'
import { permittedLockTypes } from './lockRights.ts'
import { type LockName, useCloseLock, useLockFailure } from './locks.queries.ts'
import { ReleaseLockDialog } from './release/ReleaseLockDialog.tsx'

type Props = {
  assessment: Assessment
  planned: Explanation['locks']
  /** Its papers, and the place for another one. */
  papersOf: (lock: AssessmentLock) => ReactNode
}

/** The locks of an assessment, with what the reader may do: open those of the right type, and close others by hand. */
export function LockSection({ assessment, planned, papersOf }: Props) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'close' | AssessmentLock | null>(null)
  const types = permittedLockTypes(assessment)
  const close = () => setDialog(null)
  const place = useKeptFocus(assessment.locks.filter(({ closed }) => closed).length)
  // That there is none is said by the line on whether it is cleared, which an assessment in progress does not have.
  const isEmpty = assessment.status === 'COMPLETED' && assessment.locks.length + planned.length === 0
  return (
    <div ref={place} className={classes.section} data-empty={isEmpty}>
      <Clearance assessment={assessment} />
      {!assessment.cleared && <p className={classes.blocks}>{t(`assessments.locks.blocks.${assessment.status}`)}</p>}
      {!isEmpty && (
        <LockList
          planned={planned}
          placed={assessment.locks}
          status={assessment.status}
          mayOpen={types}
          action={(lock) => (
            <>
              {papersOf(lock)}
              {types.includes(lock.type) && (
                <Button size="sm" variant="default" onClick={() => setDialog(lock)}>
                  {t('assessments.locks.open')}
                </Button>
              )}
            </>
          )}
        />
      )}
      <Group gap="sm">
        {isHeldForOthers(assessment, types) && <AskForRelease assessment={assessment} />}
        {types.length > 0 && (
          <Button size="sm" variant="default" onClick={() => setDialog('close')}>
            {t('assessments.locks.add')}
          </Button>
        )}
      </Group>
      {dialog === 'close' && <CloseLockDialog assessment={assessment} onClose={close} />}
      {dialog && dialog !== 'close' && <ReleaseLockDialog assessment={assessment} lock={dialog} onClose={close} />}
    </div>
  )
}

/** A released lock takes its button away: the focus stays in the section. */
function useKeptFocus(closed: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(closed)
  useEffect(() => {
    const isFewer = closed < before.current
    before.current = closed
    if (!isFewer || document.activeElement !== document.body) return
    place.current?.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
  }, [closed])
  return place
}

/** Whether a lock is closed that the reader may not open. */
const isHeldForOthers = ({ locks }: Assessment, mine: readonly AssessmentLock['type'][]) =>
  locks.some(({ closed, type }) => closed && !mine.includes(type))

type CloseLockDialogProps = { assessment: Assessment; onClose: () => void }

/** Closes a lock by hand, of a type that the reader has the right to. */
function CloseLockDialog({ assessment, onClose }: CloseLockDialogProps) {
  const { t } = useTranslation()
  const { form, submit, pending } = useCloseLockForm(assessment, onClose)
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={<CaseSentence of={assessment} text={(name) => t('assessments.locks.addTitle', { name })} />}
      action={t('assessments.locks.add')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <Text c="dimmed">{t('assessments.locks.addLead')}</Text>
      <SelectField
        control={form.control}
        name="type"
        label={t('assessments.locks.addType')}
        data={permittedLockTypes(assessment).map((value) => ({ value, label: t(`assessments.locks.type.${value}`) }))}
      />
      <TextField
        control={form.control}
        name="ref"
        label={t('assessments.locks.addName')}
        description={t('assessments.locks.addNameHint')}
        data-autofocus
      />
      <Textarea
        {...form.register('text')}
        size="md"
        label={t('assessments.locks.addReason')}
        description={t('assessments.locks.addReasonHint')}
        error={errors.text?.message}
        rows={2}
        resize="vertical"
      />
    </FormDialog>
  )
}

const MAX_REASON_LENGTH = 2000

/** The form of a lock to close. A lock that is closed already is refused before it is sent. */
function useCloseLockForm(assessment: Assessment, onDone: () => void) {
  const { t } = useTranslation()
  const failureText = useLockFailure('close')
  const close = useCloseLock(assessment)
  const isTaken = (wanted: LockName) => assessment.locks.some((lock) => lock.closed && isSameLock(lock, wanted))
  const schema = z
    .object({ type: LockType, ref: LockRef, text: z.string().trim().max(MAX_REASON_LENGTH) })
    .refine((wanted) => !isTaken(wanted), { path: ['ref'], message: t('assessments.locks.exists') })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { type: permittedLockTypes(assessment)[0] ?? 'technical', ref: '', text: '' },
  })
  const submit = form.handleSubmit(({ text, ...lock }) =>
    close.mutate({ ...lock, ...(text && { text }) }, { onSuccess: onDone, onError: showErrors(form, failureText) }),
  )
  return { form, submit, pending: close.isPending }
}
