import { type Assessment, type AssessmentLock, comingLocks } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import { lockTexts } from '@portal/texts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantInUtc } from '../../shared/dates/dates.ts'
import { LockLabel } from '../../shared/law/LockLabel.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './lock.module.css'
import { rolesThatOpen } from './lockRights.ts'

type Props = {
  planned: Explanation['locks']
  placed: readonly AssessmentLock[]
  status: Assessment['status']
  /** Renders the action on a closed lock. */
  action?: (lock: AssessmentLock) => ReactNode
  /** Shows those that were opened without being asked, and times in UTC, for paper. */
  unfolded?: boolean
}

/** Closed locks, those that the decision will place or may close again once it is completed, and those that were opened. */
export function LockList({ planned, placed, status, action, unfolded = false }: Props) {
  const { t } = useTranslation()
  const words: Formatting = { t, at: unfolded ? formatInstantInUtc : formatInstant }
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
              text={<LockLabel lock={lock} />}
              state="closed"
              details={closedDetails(lock, words)}
              action={action?.(lock)}
            />
          ))}
          {coming.map(({ id, type, text, state }) => (
            <LockItem
              key={id}
              type={type}
              text={<LockLabel lock={{ ref: id, text, origin: 'decision' }} />}
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
type Formatting = { t: TFunction; at: (instant: string) => string }
type OpenedProps = { locks: readonly AssessmentLock[]; words: Formatting; unfolded: boolean }

/** Folded on the screen; plain where unfolded, because paper leaves out whatever can be folded. */
function OpenedLocks({ locks, words, unfolded }: OpenedProps) {
  const summary = words.t('assessments.locks.history', { count: locks.length })
  const list = (
    <ul className={classes.locks}>
      {locks.map((lock) => (
        <LockItem
          key={keyOf(lock)}
          type={lock.type}
          text={<LockLabel lock={lock} />}
          state="opened"
          details={lockTexts(words.t, lock, words.at)}
        />
      ))}
    </ul>
  )
  if (unfolded) {
    return (
      <>
        <p className={classes.text}>{summary}</p>
        {list}
      </>
    )
  }
  return (
    <Details className={classes.opened} summary={summary}>
      {list}
    </Details>
  )
}

/** A lock of one name can be closed again after it was opened. */
const keyOf = ({ ref, type, lockedAt }: AssessmentLock) => `${type} ${ref} ${lockedAt}`

const closedDetails = (lock: AssessmentLock, { t, at }: Formatting) => [
  ...lockTexts(t, lock, at),
  t('assessments.locks.mayOpen', { roles: rolesThatOpen(lock.type) }),
]

type LockItemProps = {
  type: AssessmentLock['type']
  /** Its name and its text. */
  text: ReactNode
  state: 'closed' | 'opened' | 'planned' | 'mayClose'
  /** Actor, time and reason, one line each. */
  details: readonly string[]
  action?: ReactNode
}

/** One lock: its type as icon and word, its state in words, and what is known of it. */
function LockItem({ type, text, state, details, action }: LockItemProps) {
  const { t } = useTranslation()
  return (
    <li className={classes.lock} data-state={state}>
      <svg className={classes.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {ICONS[type]}
      </svg>
      <div className={classes.about}>
        <p className={classes.type}>
          <strong>{t(`assessments.locks.type.${type}`)}</strong> · {t(`assessments.locks.state.${state}`)}
        </p>
        <p className={classes.text}>{text}</p>
        {details.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {action}
      </div>
    </li>
  )
}

/** Scales for the law, a spanner for what is technical. */
const ICONS = {
  legal: (
    <path d="M12 3v18M7.5 21h9M5 6.5l7-1.5 7 1.5M5 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0zM19 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0z" />
  ),
  technical: (
    <path d="M20.4 6.6a5 5 0 0 1-6.6 6.3l-6.6 7a2.1 2.1 0 0 1-3.1-3l7-6.7a5 5 0 0 1 6.4-6.5l-3 3 .6 2.4 2.4.6z" />
  ),
} as const
