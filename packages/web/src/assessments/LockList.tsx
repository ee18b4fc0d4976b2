import type { Assessment } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../shared/dates.ts'
import classes from './result.module.css'

type Placed = Assessment['locks'][number]
type Props = { planned: Explanation['locks']; placed: readonly Placed[] }

/** The locks on the assessment; before it is completed, those that the decision will place. */
export function LockList({ planned, placed }: Props) {
  const { t } = useTranslation()
  const coming = planned.filter(({ id }) => !placed.some(({ ref }) => ref === id))
  if (placed.length + coming.length === 0) return <p className={classes.quiet}>{t('assessments.result.locksNone')}</p>
  return (
    <ul className={classes.checklist}>
      {placed.map((lock) => (
        <LockItem key={lock.ref} type={lock.type} text={lock.text} closed={lock.closed} state={placedState(lock, t)} />
      ))}
      {coming.map(({ id, type, text }) => (
        <LockItem key={id} type={type} text={text} closed state={t('assessments.result.lockPlanned')} />
      ))}
    </ul>
  )
}

function placedState({ closed, lockedBy, lockedAt, unlockedBy, unlockedAt }: Placed, t: TFunction): string {
  if (closed) return t('assessments.result.lockClosedBy', { who: lockedBy, when: formatInstant(lockedAt) })
  const when = unlockedAt ? formatInstant(unlockedAt) : ''
  return t('assessments.result.lockOpened', { who: unlockedBy ?? '', when })
}

type ItemProps = Pick<Placed, 'type' | 'text' | 'closed'> & { state: string }

function LockItem({ type, text, closed, state }: ItemProps) {
  const { t } = useTranslation()
  return (
    <li>
      <svg className={classes.lock} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={closed ? 'M7 11V8a5 5 0 0 1 10 0v3' : 'M7 11V7a5 5 0 0 1 9.6-2'} />
        <rect x="4.5" y="11" width="15" height="10" rx="2" />
      </svg>
      <div>
        <p className={classes.itemText}>{text}</p>
        <p className={classes.small}>
          <strong>{t(`assessments.result.lockType.${type}`)}</strong> · {state}
        </p>
      </div>
    </li>
  )
}
