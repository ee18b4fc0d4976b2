import { type AssessmentRow, clearanceOfRow } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { daysSince, formatDay, formatInstant } from '../../../shared/dates/dates.ts'
import { OverdueBadge } from '../../../shared/reviews/OverdueBadge.tsx'
import { CaseLight } from '../../core/CaseLight.tsx'
import classes from '../list.module.css'

/** The light; in grey words what the worst would be while answers are open, or that the law was not reviewed in time. */
export function ResultCell({ row }: { row: AssessmentRow }) {
  return (
    <span className={classes.result}>
      <CaseLight of={row} />
      {row.reviewOverdueSince !== null && <OverdueBadge />}
    </span>
  )
}

/** How far it is: what is answered, or whether a lock is closed; of a deleted one, when that was. */
export function StateCell({ row }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  const { status, progress, deletedAt } = row
  const clearance = clearanceOfRow(row)
  if (deletedAt) return <span>{t('assessments.manage.deleted', { at: formatInstant(deletedAt) })}</span>
  return (
    <span className={classes.state}>
      {status === 'IN_PROGRESS' && (
        <>
          <ProgressRing percent={progress} />
          <span className={classes.status}>{t('assessments.status.IN_PROGRESS')}</span>
          <span>{t('assessments.list.percent', { percent: progress })}</span>
        </>
      )}
      {clearance === 'notCleared' && (
        <>
          <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" className={classes.icon}>
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {/* Beside how far it is there is no room for more than the sign. */}
          <span className={status === 'IN_PROGRESS' ? classes.status : undefined}>
            {t('assessments.list.notCleared')}
          </span>
        </>
      )}
      {(clearance === 'cleared' || clearance === 'noLock') && (
        <span className={classes.second}>{t(`assessments.list.${clearance}`)}</span>
      )}
    </span>
  )
}

/** The first day on which something is due; in words and brick once it has passed. */
export function DueCell({ row: { dueDay } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  if (!dueDay) return t('assessments.list.none')
  const late = daysSince(dueDay)
  if (late <= 0) return formatDay(dueDay)
  return <span className={classes.late}>{t('assessments.duties.due.late', { count: late })}</span>
}

const AROUND = 100

function ProgressRing({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" className={classes.ring}>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="9" pathLength={AROUND} strokeDasharray={`${percent} ${AROUND}`} />
    </svg>
  )
}
