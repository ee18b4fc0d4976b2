import { type Assessment, type AssessmentLock, comingLocks, type LockType, rolesThatOpen } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import { lockTexts } from '@portal/texts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantInUtc } from '../../shared/dates/dates.ts'
import { LockLabel } from '../../shared/law/LockLabel.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import classes from './lock.module.css'

type Props = {
  planned: Explanation['locks']
  placed: readonly AssessmentLock[]
  status: Assessment['status']
  /** The types that the reader may release. */
  mayOpen?: readonly LockType[]
  /** Renders the action on a closed lock. */
  action?: ((lock: AssessmentLock) => ReactNode) | undefined
  /** Shows those that were opened without being asked, and times in UTC, for paper. */
  unfolded?: boolean
}

const TYPES = ['legal', 'technical'] as const

/** By who may release them: closed locks, those that the decision will place or may close again once it is completed, and those that were opened. */
export function LockList({ planned, placed, status, action, mayOpen = [], unfolded = false }: Props) {
  const { t } = useTranslation()
  const words: Formatting = { t, at: unfolded ? formatInstantInUtc : formatInstant }
  const closed = placed.filter((lock) => lock.closed)
  const opened = placed.filter((lock) => !lock.closed)
  const coming = comingLocks(planned, { locks: placed, status })
  if (placed.length + coming.length === 0) return <p className={classes.text}>{t('assessments.locks.none')}</p>
  return (
    <>
      {TYPES.map((type) => (
        <LocksOfType
          key={type}
          type={type}
          closed={closed.filter((lock) => lock.type === type)}
          coming={coming.filter((lock) => lock.type === type)}
          words={words}
          mayOpen={mayOpen.includes(type)}
          action={action}
        />
      ))}
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
        <ReleasedLock key={keyOf(lock)} lock={lock} words={words} />
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

type ComingLock = ReturnType<typeof comingLocks<Explanation['locks'][number]>>[number]
type GroupProps = {
  type: LockType
  closed: readonly AssessmentLock[]
  coming: readonly ComingLock[]
  words: Formatting
  mayOpen: boolean
  action: Props['action']
}

/** The locks of one type: who may release them and who placed them is said once. */
function LocksOfType({ type, closed, coming, words, mayOpen, action }: GroupProps) {
  const { t } = words
  if (closed.length + coming.length === 0) return null
  const who = mayOpen
    ? t('assessments.locks.youMayOpen')
    : t('assessments.locks.mayOpen', { roles: rolesThatOpen(t, type) })
  const placed = new Set(closed.map((lock) => lockTexts(t, lock, words.at).join(' ')))
  const [common] = placed.size === 1 ? placed : []
  return (
    <section className={classes.group} aria-label={t(`assessments.locks.type.${type}`)}>
      <LockIcon type={type} />
      <div className={classes.about}>
        <h3 className={classes.type}>{t(`assessments.locks.type.${type}`)}</h3>
        <p>{[closed.length > 0 && who, common].filter(Boolean).join(' ')}</p>
        <ul className={classes.held}>
          {closed.map((lock) => (
            <HeldLock key={keyOf(lock)} state="closed" text={<LockLabel lock={lock} />} action={action?.(lock)}>
              {common === undefined && lockTexts(t, lock, words.at).join(' ')}
            </HeldLock>
          ))}
          {coming.map(({ id, text, state }) => (
            <HeldLock key={id} state={state} text={<LockLabel lock={{ ref: id, text, origin: 'decision' }} />}>
              {t(`assessments.locks.coming.${state}`)}
            </HeldLock>
          ))}
        </ul>
      </div>
    </section>
  )
}

type HeldProps = { state: 'closed' | 'planned' | 'mayClose'; text: ReactNode; action?: ReactNode; children: ReactNode }

/** One lock that holds, or that the decision will place: what it says, and what can be done beside it. */
function HeldLock({ state, text, action, children }: HeldProps) {
  const { t } = useTranslation()
  return (
    <li data-state={state}>
      <div>
        <p className={classes.text}>{text}</p>
        {state !== 'closed' && <p>{t(`assessments.locks.state.${state}`)}</p>}
        {children && <p>{children}</p>}
      </div>
      {action && <div className={classes.actions}>{action}</div>}
    </li>
  )
}

/** A lock of one name can be closed again after it was opened. */
const keyOf = ({ ref, type, lockedAt }: AssessmentLock) => `${type} ${ref} ${lockedAt}`

/** One lock that was released: its type as icon and word, who placed and who released it, and why. */
function ReleasedLock({ lock, words }: { lock: AssessmentLock; words: Formatting }) {
  const { t } = words
  return (
    <li className={classes.lock} data-state="opened">
      <LockIcon type={lock.type} />
      <div className={classes.about}>
        <p className={classes.type}>
          <strong>{t(`assessments.locks.type.${lock.type}`)}</strong> · {t('assessments.locks.state.opened')}
        </p>
        <p className={classes.text}>
          <LockLabel lock={lock} />
        </p>
        {lockTexts(t, lock, words.at).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </li>
  )
}

const LockIcon = ({ type }: { type: LockType }) => (
  <svg className={classes.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {ICONS[type]}
  </svg>
)

/** Scales for the law, a spanner for what is technical. */
const ICONS = {
  legal: (
    <path d="M12 3v18M7.5 21h9M5 6.5l7-1.5 7 1.5M5 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0zM19 6.5l-3 7.5c1.8 1.9 4.2 1.9 6 0z" />
  ),
  technical: (
    <path d="M20.4 6.6a5 5 0 0 1-6.6 6.3l-6.6 7a2.1 2.1 0 0 1-3.1-3l7-6.7a5 5 0 0 1 6.4-6.5l-3 3 .6 2.4 2.4.6z" />
  ),
} as const
