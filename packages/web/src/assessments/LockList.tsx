import type { AssessmentLock } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates.ts'
import { LockItem } from './LockItem.tsx'
import classes from './lock.module.css'
import { rolesThatOpen } from './rolesThatOpen.ts'

type Props = {
  planned: Explanation['locks']
  placed: readonly AssessmentLock[]
  /** What the reader can do with a closed one. */
  action?: (lock: AssessmentLock) => ReactNode
  /** Shows those that were opened without being asked, for paper. */
  unfolded?: boolean
}

/** Closed locks, those that the decision will place once it is completed, and those that were opened. */
export function LockList({ planned, placed, action, unfolded = false }: Props) {
  const { t } = useTranslation()
  const closed = placed.filter((lock) => lock.closed)
  const opened = placed.filter((lock) => !lock.closed)
  const coming = planned.filter(({ id }) => !placed.some(({ ref }) => ref === id))
  if (placed.length + coming.length === 0) return <p className={classes.text}>{t('assessments.locks.none')}</p>
  return (
    <>
      {closed.length + coming.length > 0 && (
        <ul className={classes.locks}>
          {closed.map((lock) => (
            <LockItem
              key={keyOf(lock)}
              {...lock}
              state="closed"
              details={closedDetails(lock, t)}
              action={action?.(lock)}
            />
          ))}
          {coming.map(({ id, type, text }) => (
            <LockItem key={id} state="planned" details={[t('assessments.locks.planned')]} {...{ type, text }} />
          ))}
        </ul>
      )}
      {opened.length > 0 && <OpenedLocks locks={opened} unfolded={unfolded} />}
    </>
  )
}

function OpenedLocks({ locks, unfolded }: { locks: readonly AssessmentLock[]; unfolded: boolean }) {
  const { t } = useTranslation()
  return (
    <details className={classes.opened} open={unfolded}>
      <summary>{t('assessments.locks.history', { count: locks.length })}</summary>
      <ul className={classes.locks}>
        {locks.map((lock) => (
          <LockItem key={keyOf(lock)} {...lock} state="opened" details={openedDetails(lock, t)} />
        ))}
      </ul>
    </details>
  )
}

/** A lock of one name can be closed again after it was opened. */
const keyOf = ({ ref, lockedAt }: AssessmentLock) => `${ref} ${lockedAt}`

const closedLine = ({ lockedBy, lockedAt, origin }: AssessmentLock, t: TFunction) =>
  t('assessments.locks.closedBy', {
    who: lockedBy,
    when: formatInstant(lockedAt),
    origin: t(`assessments.locks.origin.${origin}`),
  })

const closedDetails = (lock: AssessmentLock, t: TFunction) => [
  closedLine(lock, t),
  t('assessments.locks.mayOpen', { roles: rolesThatOpen(lock.type) }),
]

const openedDetails = (lock: AssessmentLock, t: TFunction) => [
  closedLine(lock, t),
  lock.unlockedAt &&
    t('assessments.locks.openedBy', { who: lock.unlockedBy ?? '', when: formatInstant(lock.unlockedAt) }),
  lock.comment && t('assessments.locks.comment', { comment: lock.comment }),
]
