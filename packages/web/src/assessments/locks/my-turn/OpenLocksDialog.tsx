import { Button, Group, Stack, Text } from '@mantine/core'
import { assessmentNumber, ERRORS } from '@portal/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { FormDialog } from '../../../shared/dialog/FormDialog.tsx'
import { Loading } from '../../../shared/feedback/Loading.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import lockClasses from '../lock.module.css'
import type { SharedDisclaimer } from '../locks.queries.ts'
import { Reason } from '../Reason.tsx'
import { useLockFailure } from '../useLockFailure.ts'
import { useReasonForm } from '../useReasonForm.ts'
import classes from './myTurn.module.css'
import { keyOfLock, type WaitingLock } from './myTurn.queries.ts'
import { type Progress, useOpenLocks } from './useOpenLocks.ts'
import { useSharedDisclaimer } from './useSharedDisclaimer.ts'

/** Locks as they were chosen, and what they stand for. */
export type Opening = { name: string; locks: readonly WaitingLock[] }
type Props = Opening & { onClose: () => void }

/**
 * Opens several locks that have one disclaimer: it is read once, one reason is given, and each is opened for itself.
 * Those that are gone before it is read are named, and left out.
 */
export function OpenLocksDialog({ name, locks, onClose }: Props) {
  const { t } = useTranslation()
  const failureText = useLockFailure('read')
  const disclaimer = useSharedDisclaimer(locks)
  const { text, gone, left } = disclaimer.data ?? { text: null, gone: [], left: locks }
  if (left.length === 0) return <NoneLeft gone={gone} onClose={onClose} />
  return (
    <Agreement locks={left} text={text} onClose={onClose} isReading={disclaimer.isLoading}>
      <Text fw={600}>{name}</Text>
      {gone.length > 0 && <Text role="status">{t('assessments.myTurn.gone', goneWords(gone))}</Text>}
      {disclaimer.error && <FormFailure message={failureText(disclaimer.error)} />}
    </Agreement>
  )
}

type AgreementProps = {
  locks: readonly WaitingLock[]
  text: SharedDisclaimer['text']
  isReading: boolean
  onClose: () => void
  /** What is opened, and what stands against it. */
  children: ReactNode
}

/** The disclaimer and the reason, and then how far it got. */
function Agreement({ locks, text, isReading, onClose, children }: AgreementProps) {
  const { t } = useTranslation()
  const { open, stop, progress } = useOpenLocks(locks, onClose)
  const form = useReasonForm()
  const submit = form.handleSubmit(({ comment }) =>
    text ? open({ comment, disclaimer: text.disclaimer, disclaimerVersion: text.version }) : undefined,
  )
  const title = t('assessments.myTurn.openTitle', { count: locks.length })
  if (progress?.state === 'ended') return <Ended {...{ title, locks, progress, onClose }} />
  return (
    <FormDialog
      title={title}
      action={t('assessments.myTurn.open', { count: locks.length })}
      onSubmit={submit}
      onClose={progress ? stop : onClose}
      dirty={form.formState.isDirty && progress === null}
      pending={progress !== null || isReading}
      failure={undefined}
    >
      {children}
      {isReading && <Loading />}
      {text && (
        <>
          <section className={lockClasses.disclaimer}>
            <h3>{t('assessments.locks.disclaimer', { version: text.version })}</h3>
            <p>{text.disclaimer}</p>
            <p>{t('assessments.myTurn.forEach', { count: locks.length })}</p>
          </section>
          <Reason form={form} />
        </>
      )}
      {progress && <Running done={progress.done} count={locks.length} />}
    </FormDialog>
  )
}

const goneWords = (gone: readonly WaitingLock[]) => ({
  count: gone.length,
  numbers: gone.map(({ id }) => assessmentNumber(id)).join(', '),
})

type NoneLeftProps = { gone: readonly WaitingLock[]; onClose: () => void }

function NoneLeft({ gone, onClose }: NoneLeftProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('assessments.myTurn.openTitle', { count: gone.length })} onClose={onClose}>
      <Stack gap="md">
        <Text role="status">{t('assessments.myTurn.gone', goneWords(gone))}</Text>
        <Text>{t('assessments.myTurn.noneLeft')}</Text>
        <Close onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

function Running({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation()
  const said = t('assessments.myTurn.progress', { done, count })
  return (
    <div role="status">
      <progress className={classes.progress} value={done} max={count} aria-label={said} />
      <Text size="sm">{said}</Text>
    </div>
  )
}

type EndedProps = { title: string; locks: readonly WaitingLock[]; progress: Progress; onClose: () => void }

/** What was opened, and each that was not with the reason. */
function Ended({ title, locks, progress: { done, opened, refused, failure }, onClose }: EndedProps) {
  const { t } = useTranslation()
  const failureText = useLockFailure('open')
  const numberOf = (id: string) => assessmentNumber(locks.find(({ assessmentId }) => assessmentId === id)?.id ?? 0)
  const untried = locks.length - done
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Text role="status">{t('assessments.myTurn.opened', { count: opened })}</Text>
        {refused.length > 0 && (
          <section>
            <Text fw={600}>{t('assessments.myTurn.refused', { count: refused.length })}</Text>
            <ul className={classes.refused}>
              {refused.map(({ code, message, ...lock }) => (
                <li key={keyOfLock(lock)}>
                  {numberOf(lock.assessmentId)}: {failureText(new ApiError(ERRORS[code].status, { code, message }))}
                </li>
              ))}
            </ul>
          </section>
        )}
        <FormFailure message={failure && t('assessments.myTurn.untried', { count: untried, failure })} />
        <Close onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="flex-end">
      <Button size="md" onClick={onClose}>
        {t('assessments.myTurn.close')}
      </Button>
    </Group>
  )
}
