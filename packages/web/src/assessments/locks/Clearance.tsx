import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './lock.module.css'

type Props = { assessment: Pick<Assessment, 'cleared' | 'locks' | 'status'> }

/** Cleared or not cleared by the organisation's locks: shown for completed assessments, and while a lock is closed. */
export function Clearance({ assessment: { cleared, locks, status } }: Props) {
  const { t } = useTranslation()
  if (cleared && status !== 'COMPLETED') return null
  const count = locks.filter(({ closed }) => closed).length
  return (
    <p className={classes.clearance}>
      <Padlock isOpen={cleared} size={20} />
      <span>
        <strong>{t(cleared ? 'assessments.locks.cleared' : 'assessments.locks.notCleared')}</strong>
        {t('list.labelled', {
          label: '',
          value: cleared ? t('assessments.locks.clearedText') : t('assessments.locks.notClearedText', { count }),
        })}
      </span>
    </p>
  )
}

/** The same as a badge, in the head of a record. */
export function ClearanceBadge({ assessment: { cleared } }: Props) {
  const { t } = useTranslation()
  return (
    <span className={classes.badge} data-cleared={cleared}>
      {!cleared && <Padlock isOpen={false} size={13} />}
      {t(cleared ? 'assessments.locks.cleared' : 'assessments.locks.notCleared')}
    </span>
  )
}

const Padlock = ({ isOpen, size }: { isOpen: boolean; size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={isOpen ? 'M7 11V7a5 5 0 0 1 9.6-2' : 'M7 11V8a5 5 0 0 1 10 0v3'} />
    <rect x="4.5" y="11" width="15" height="10" rx="2" />
  </svg>
)
