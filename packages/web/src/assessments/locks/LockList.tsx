import { type Assessment, type AssessmentLock, comingLocks, lockLabel } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantInUtc } from '../../shared/dates/dates.ts'
import { LockItem } from './LockItem.tsx'
import classes from './lock.module.css'
import { rolesThatOpen } from './rolesThatOpen.ts'

type Props = {
  planned: Explanation['locks']
  placed: readonly AssessmentLock[]
  status: Assessment['status']
  /** What the reader can do with a closed one. */
  action?: (lock: AssessmentLock) => ReactNode
  /** Shows those that were opened without being asked, and times in UTC, for paper. */
  unfolded?: boolean
}

/** Closed locks, those that the decision will place or may close again once it is completed, and those that were opened. */
export function LockList({ planned, placed, status, action, unfolded = false }: Props) {
  const { t } = useTranslation()
  const words: Words = { t, at: unfolded ? formatInstantInUtc : formatInstant }
  const closed = placed.filter((lock) => lock.closed)
  const opened = placed.filter((lock) => !lock.closed)
  const coming = comingLocks(planned, { locks: placed, status })
  if (placed.length + coming.length === 0) return <p className={classes.text}>{t('assessments.locks.none')}</p>
  return (
    <>
      {closed.length + coming.length > 0 && (
        <ul className={classes.locks}>
          {closed.map((lock) => (
            <LockItem
              key={keyOf(lock)}
              type={lock.type}
              text={lockLabel(lock)}
              state="closed"
              details={closedDetails(lock, words)}
              action={action?.(lock)}
            />
          ))}
          {coming.map(({ id, type, text, state }) => (
            <LockItem
              key={id}
              type={type}
              text={lockLabel({ ref: id, text, origin: 'decision' })}
              state={state}
              details={[t(`assessments.locks.coming.${state}`)]}
            />
          ))}
        </ul>
      )}
      {opened.length > 0 && <OpenedLocks locks={opened} words={words} unfolded={unfolded} />}
    </>
  )
}

/** The texts of the catalogue, and how a time is told. */
type Words = { t: TFunction; at: (instant: string) => string }
type OpenedProps = { locks: readonly AssessmentLock[]; words: Words; unfolded: boolean }

function OpenedLocks({ locks, words, unfolded }: OpenedProps) {
  return (
    <details className={classes.opened} open={unfolded}>
      <summary>{words.t('assessments.locks.history', { count: locks.length })}</summary>
      <ul className={classes.locks}>
        {locks.map((lock) => (
          <LockItem
            key={keyOf(lock)}
            type={lock.type}
            text={lockLabel(lock)}
            state="opened"
            details={openedDetails(lock, words)}
          />
        ))}
      </ul>
    </details>
  )
}

/** A lock of one name can be closed again after it was opened. */
const keyOf = ({ ref, type, lockedAt }: AssessmentLock) => `${type} ${ref} ${lockedAt}`

const closedLine = ({ lockedBy, lockedAt, origin }: AssessmentLock, { t, at }: Words) =>
  t('assessments.locks.closedBy', {
    who: lockedBy,
    when: at(lockedAt),
    origin: t(`assessments.locks.origin.${origin}`),
  })

const closedDetails = (lock: AssessmentLock, words: Words) => [
  closedLine(lock, words),
  words.t('assessments.locks.mayOpen', { roles: rolesThatOpen(lock.type) }),
]

const openedDetails = (lock: AssessmentLock, words: Words) => [
  closedLine(lock, words),
  lock.unlockedAt &&
    words.t('assessments.locks.openedBy', { who: lock.unlockedBy ?? '', when: words.at(lock.unlockedAt) }),
  lock.comment && words.t('assessments.locks.comment', { comment: lock.comment }),
]
