import { Text } from '@mantine/core'
import type { AssessmentRow } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './list.module.css'

/** The light, and in words when the law was not reviewed in time, when it is only provisional or a lock is still closed. */
export function ResultCell({ row: { result, status, cleared, reviewOverdueSince } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  return (
    <div className={classes.result}>
      <TrafficLight status={result} />
      {reviewOverdueSince !== null && <OverdueBadge />}
      {status === 'IN_PROGRESS' && result !== null && (
        <Text size="xs" c="dimmed">
          {t('assessments.list.provisional')}
        </Text>
      )}
      {!cleared && (
        <span className={classes.locked}>
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {t('assessments.list.notCleared')}
        </span>
      )}
    </div>
  )
}
