import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { assessmentNumber, assessments, type CallOutput, ERRORS } from '@portal/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError, call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { assessmentQueries } from '../assessments.queries.ts'
import { CaseName } from '../CaseName.tsx'
import caseClasses from './caseCard.module.css'
import { Reason, useReasonForm } from './LockReason.tsx'
import lockClasses from './lock.module.css'
import {
  keyOfLock,
  type SharedDisclaimer,
  sharedDisclaimerQuery,
  useLockFailure,
  type WaitingLock,
} from './locks.queries.ts'
import classes from './myTurn.module.css'

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
      <Cases locks={left} />
      {gone.length > 0 && <Text role="status">{t('assessments.myTurn.gone', goneWords(gone))}</Text>}
      {disclaimer.error && <FormFailure message={failureText(disclaimer.error)} />}
    </Agreement>
  )
}

/** Each case by its name and light, with the way to its record, so that none is signed as a number. */
function Cases({ locks }: { locks: readonly WaitingLock[] }) {
  return (
    <ul className={caseClasses.cases}>
      {locks.map((lock) => (
        <li key={keyOfLock(lock)}>
          <TrafficLight status={lock.result} />
          <Anchor component={Link} to={paths.assessment(lock.assessmentId)} target="_blank">
            <CaseName of={lock} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

type AgreementProps = {
  locks: readonly WaitingLock[]
  text: SharedDisclaimer['text']
  isReading: boolean
  onClose: () => void
  /** The locks to open, and errors. */
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

/** The number of opened locks, and the error of each of the others. */
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

type Refused = CallOutput<typeof assessments.unlockMany>['refused']
type Agreed = { comment: string; disclaimer: string; disclaimerVersion: number }
/** Progress: `done` counts the locks whose outcome is known. */
type Progress = { state: 'running' | 'ended'; done: number; opened: number; refused: Refused; failure?: string }

/** Few enough that the progress moves. */
const AT_ONCE = 20

/**
 * Opens locks, some at a time. A call that fails ends it, and so does stopping it: what was opened until then is open,
 * the rest is as it was.
 */
function useOpenLocks(locks: readonly WaitingLock[], onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const failureText = useLockFailure('open')
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)

  const openAll = async (agreed: Agreed): Promise<Progress> => {
    let reached: Progress = { state: 'running', done: 0, opened: 0, refused: [] }
    setProgress(reached)
    try {
      while (reached.done < locks.length && !stopped.current) {
        const some = locks.slice(reached.done, reached.done + AT_ONCE)
        reached = added(reached, some.length, await call(assessments.unlockMany, { body: bodyOf(some, agreed) }))
        setProgress(reached)
      }
    } catch (error) {
      return { ...reached, failure: failureText(error) }
    }
    return reached.done < locks.length ? { ...reached, failure: t('assessments.myTurn.stopped') } : reached
  }
  const open = async (agreed: Agreed) => {
    const reached = await openAll(agreed)
    const isWhole = reached.failure === undefined && reached.refused.length === 0
    if (!isWhole) setProgress({ ...reached, state: 'ended' })
    await queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
    if (!isWhole) return
    notify.success(t('assessments.myTurn.opened', { count: reached.opened }))
    onDone()
  }
  const stop = () => {
    stopped.current = true
  }
  return { open, stop, progress }
}

const bodyOf = (some: readonly WaitingLock[], agreed: Agreed) => ({
  ...agreed,
  locks: some.map(({ assessmentId, ref, type }) => ({ assessmentId, ref, type })),
})

const added = (
  { done, opened, refused }: Progress,
  count: number,
  answer: CallOutput<typeof assessments.unlockMany>,
): Progress => ({
  state: 'running',
  done: done + count,
  opened: opened + answer.opened,
  refused: [...refused, ...answer.refused],
})

/**
 * The disclaimer of locks that have one: that of the first which is still closed. Where some are gone, the lists of locks
 * are read again. It is read once, so that what is being opened stays what was agreed to.
 */
function useSharedDisclaimer(locks: readonly WaitingLock[]) {
  const queryClient = useQueryClient()
  const query = useQuery(sharedDisclaimerQuery(locks))
  const isChanged = query.data !== undefined && query.data.gone.length > 0
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
  }, [isChanged, queryClient])
  return query
}
