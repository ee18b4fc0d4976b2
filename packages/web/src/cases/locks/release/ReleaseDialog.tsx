import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { DiscardQuestion, useLeave } from '../../../shared/forms/leaving.tsx'
import { LightShape } from '../../../shared/status/TrafficLight.tsx'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { CaseName } from '../../core/CaseName.tsx'
import { CaseStep } from './CaseStep.tsx'
import classes from './release.module.css'
import { type CaseOutcome, countOf, nextWaiting, type ReleaseCase } from './releaseQueue.ts'

type Props = { cases: readonly ReleaseCase[]; onClose: () => void }

/** Releases the locks of several cases one by one: each is seen on its own before it is released or left closed. */
export function ReleaseDialog({ cases, onClose }: Props) {
  const { t } = useTranslation()
  const { at, outcomes, comment, choose, settle } = useQueue(cases)
  const queryClient = useQueryClient()
  const close = () => {
    void queryClient.invalidateQueries({ queryKey: assessmentQueries.all })
    onClose()
  }
  const { isTyped, setTyped, leave, isAsking, setWanted, stay, discard } = useTypedReason(choose, close)
  const partly = countOf(outcomes, 'partly')
  const counted = { released: countOf(outcomes, 'released') + partly, left: countOf(outcomes, 'left') }
  const current = at === undefined ? undefined : cases[at]
  const isSingle = cases.length === 1
  return (
    <Dialog title={t('assessments.release.title', { count: cases.length })} isWide={!isSingle} onClose={leave.close}>
      {!isSingle && <Counts done={outcomes.size} count={cases.length} {...counted} />}
      {current ? (
        <div className={isSingle ? undefined : classes.columns}>
          {!isSingle && (
            <CaseList cases={cases} outcomes={outcomes} current={current} onChoose={isTyped ? setWanted : choose} />
          )}
          <CaseStep
            key={current.assessmentId}
            of={current}
            isSingle={isSingle}
            lastComment={comment}
            onSettle={settle}
            onTyped={setTyped}
          />
        </div>
      ) : (
        <AllDecided {...counted} partly={partly} isSingle={isSingle} onClose={close} />
      )}
      {isAsking && (
        <div className={classes.question}>
          <DiscardQuestion onKeep={stay} onDiscard={discard} />
        </div>
      )}
    </Dialog>
  )
}

/** A reason that was typed and not saved: whoever closes the dialog or chooses another case is asked first. */
function useTypedReason(choose: (at: number) => void, close: () => void) {
  const [isTyped, setTyped] = useState(false)
  const leave = useLeave(isTyped, close)
  /** The case that was chosen meanwhile. */
  const [wanted, setWanted] = useState<number | null>(null)
  const stay = () => {
    setWanted(null)
    leave.stay()
  }
  const discard = () => {
    if (wanted === null) return leave.discard()
    setWanted(null)
    choose(wanted)
  }
  return { isTyped, setTyped, leave, isAsking: leave.asking || wanted !== null, setWanted, stay, discard }
}

type CountsProps = { done: number; count: number; released: number; left: number }

/** How far the queue is. It stays in view while the case scrolls. */
function Counts({ done, count, ...counted }: CountsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      <progress
        className={classes.progress}
        value={done}
        max={count}
        aria-label={t('assessments.release.progressLabel')}
      />
      <p className={classes.counts}>
        <span role="status">{t('assessments.release.counts', { done, count, ...counted })}</span>
        <span>{t('assessments.release.note')}</span>
      </p>
    </div>
  )
}

type AllDecidedProps = { released: number; partly: number; left: number; isSingle: boolean; onClose: () => void }

/** The end of the queue. It takes the focus, which was in the case that has left the dialog. */
function AllDecided({ partly, isSingle, onClose, ...counted }: AllDecidedProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const opened = partly > 0 ? 'assessments.release.partlyOne' : 'assessments.locks.opened'
  const ofOne = t(counted.released > 0 ? opened : 'assessments.release.leftOne')
  return (
    <Stack gap="md">
      <Text>{isSingle ? ofOne : t('assessments.release.ended', counted)}</Text>
      {!isSingle && partly > 0 && <Text>{t('assessments.release.endedPartly', { count: partly })}</Text>}
      <Group justify="flex-end">
        <Button size="md" ref={button} onClick={onClose}>
          {t('assessments.myTurn.close')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The case that is looked at, what became of the others, and the reason given last. */
function useQueue(cases: readonly ReleaseCase[]) {
  const [at, setAt] = useState<number | undefined>(0)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CaseOutcome>>(new Map())
  const [comment, setComment] = useState('')
  const settle = (outcome: CaseOutcome, given?: string) => {
    const id = at === undefined ? undefined : cases[at]?.assessmentId
    if (id === undefined) return
    const next = new Map(outcomes).set(id, outcome)
    setOutcomes(next)
    if (given) setComment(given)
    setAt(nextWaiting(cases, next, at ?? 0))
  }
  return { at, outcomes, comment, choose: setAt, settle }
}

type CaseListProps = {
  cases: readonly ReleaseCase[]
  outcomes: ReadonlyMap<string, CaseOutcome>
  current: ReleaseCase
  onChoose: (at: number) => void
}

/** Every case by its name and light, with what became of it. */
function CaseList({ cases, outcomes, current, onChoose }: CaseListProps) {
  const { t } = useTranslation()
  return (
    <ol className={classes.cases} aria-label={t('assessments.release.cases')}>
      {cases.map((one, at) => (
        <li key={one.assessmentId}>
          <button type="button" aria-current={one === current ? 'step' : undefined} onClick={() => onChoose(at)}>
            <LightShape status={one.result} size={15} />
            <span>
              <CaseName of={one} />
              <small>{t(`assessments.release.outcomes.${outcomes.get(one.assessmentId) ?? 'waiting'}`)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
