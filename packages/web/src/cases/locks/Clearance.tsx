import { type Assessment, clearanceOf } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dutiesOfCase, openDuties } from '../core/dutiesOfCase.queries.ts'
import classes from './lock.module.css'

type Props = { assessment: Assessment }

/** Whether the organisation's locks clear the assessment: shown once it is completed, and while a lock is closed. */
export function Clearance({ assessment }: Props) {
  const { t } = useTranslation()
  const { clearance, words } = useClearance(assessment)
  if (clearance === null) return null
  const count = assessment.locks.filter(({ closed }) => closed).length
  return (
    <p className={classes.clearance}>
      <Padlock isOpen={clearance !== 'notCleared'} size={20} />
      <span>
        <strong>{words}</strong>
        {'. '}
        {t(`assessments.locks.${clearance}Text`, { count })}
      </span>
    </p>
  )
}

/** The same as a badge, in the head of a record. */
export function ClearanceBadge({ assessment }: Props) {
  const { clearance, words } = useClearance(assessment)
  if (clearance === null) return null
  return (
    <span className={classes.badge} data-clearance={clearance}>
      {clearance === 'notCleared' && <Padlock isOpen={false} size={13} />}
      {words}
    </span>
  )
}

/** Released locks end no duty, and neither does a result that placed none: open duties stand beside "Cleared". */
function useClearance(assessment: Assessment) {
  const { t } = useTranslation()
  const clearance = clearanceOf(assessment)
  const duties = useQuery({ ...dutiesOfCase.of(assessment.assessmentId), enabled: clearance === 'cleared' })
  if (clearance === null || duties.isLoading) return { clearance: null, words: '' }
  const count = openDuties(duties.data?.rows ?? []).length
  if (clearance !== 'cleared' || count === 0) return { clearance, words: t(`assessments.locks.${clearance}`) }
  const words = assessment.locks.length > 0 ? 'clearedOpen' : 'clearedDuties'
  return { clearance, words: t(`assessments.locks.${words}`, { count }) }
}

const Padlock = ({ isOpen, size }: { isOpen: boolean; size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={isOpen ? 'M7 11V7a5 5 0 0 1 9.6-2' : 'M7 11V8a5 5 0 0 1 10 0v3'} />
    <rect x="4.5" y="11" width="15" height="10" rx="2" />
  </svg>
)
