import { Button, Group, Stack, Text } from '@mantine/core'
import type { AssessmentRow } from '@portal/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { Details } from '../../../shared/layout/Details.tsx'
import classes from './bulk.module.css'

/** A case with the name by which a message calls it. */
export type NamedCase = Pick<AssessmentRow, 'assessmentId'> & { readonly label: string }
/** A case that a change left as it was, and why. */
export type LeftCase = NamedCase & { readonly reason: string }
export type Outcome = { readonly done: number; readonly left: readonly LeftCase[] }

/**
 * Changes cases one after the other, each in a request of its own: a refused one does not stop the others. Says how far
 * it is; after `stop` the rest stays as it was.
 */
export function useEachCase() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(null)
  const run = async (cases: readonly NamedCase[], change: (assessmentId: string) => Promise<unknown>) => {
    const controller = new AbortController()
    running.current = controller
    const left: LeftCase[] = []
    for (const [index, one] of cases.entries()) {
      setProgress({ done: index, count: cases.length })
      if (controller.signal.aborted) left.push({ ...one, reason: t('assessments.list.bulk.left.stopped') })
      else await change(one.assessmentId).catch((error: unknown) => left.push({ ...one, reason: errorText(error) }))
    }
    setProgress(null)
    return { done: cases.length - left.length, left } satisfies Outcome
  }
  return { run, progress, stop: () => running.current?.abort() }
}

type Progress = { done: number; count: number }
/** So many are changed before anybody could read how far it is. */
const FEW = 10

type ProgressProps = { title: string; progress: Progress | null; onStop: () => void }

/** How far a change of many cases is, with a way to stop. What is done stays done. */
export function ProgressDialog({ title, progress, onStop }: ProgressProps) {
  const { t } = useTranslation()
  if (!progress || progress.count <= FEW) return null
  const { done, count } = progress
  const words = t('assessments.list.bulk.running', { done, count })
  return (
    <Dialog title={title} onClose={onStop}>
      <Stack gap="md">
        <div>
          <Text>{words}</Text>
          <progress className={classes.progress} value={done} max={count} aria-label={words} />
        </div>
        <Group justify="space-between">
          <Text c="dimmed">{t('assessments.list.bulk.stopHint')}</Text>
          <Button variant="default" onClick={onStop}>
            {t('assessments.list.bulk.stop')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** What a change of several cases came to: how many were changed, and each that was left out, with the reason. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation()
  const { done, left } = outcome
  return (
    <Dialog title={t('assessments.list.bulk.outcome')} onClose={onClose}>
      <Stack gap="md">
        <Text role="status">
          {t('assessments.list.bulk.done', { count: done })}{' '}
          {t('assessments.list.bulk.leftOut', { count: left.length })}
        </Text>
        <LeftCases left={left} />
        <Group justify="flex-end">
          <Button size="md" onClick={onClose}>
            {t('assessments.myTurn.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Before a change: how many of the chosen ones it is for, and which it leaves out. */
export function LeftOut({ left, chosen }: { left: readonly LeftCase[]; chosen: number }) {
  const { t } = useTranslation()
  if (left.length === 0) return null
  return (
    <Details
      summary={t('assessments.list.bulk.some', { count: chosen - left.length, chosen })}
      className={classes.leftOut}
    >
      <LeftCases left={left} />
    </Details>
  )
}

const LeftCases = ({ left }: { left: readonly LeftCase[] }) => (
  <ul className={classes.left}>
    {left.map(({ assessmentId, label, reason }) => (
      <li key={assessmentId}>
        <strong>{label}</strong> {reason}
      </li>
    ))}
  </ul>
)
