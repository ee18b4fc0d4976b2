import { Text } from '@mantine/core'
import type { AssessmentRow } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { TrafficLight } from '../../shared/TrafficLight.tsx'

/** The light, and in words when it is only provisional or a lock is still closed. */
export function ResultCell({ row: { result, status, cleared } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  const provisional = status === 'IN_PROGRESS' && result !== null
  const notCleared = status === 'COMPLETED' && !cleared
  return (
    <div>
      <TrafficLight status={result} />
      {provisional && (
        <Text size="xs" c="dimmed">
          {t('assessments.list.provisional')}
        </Text>
      )}
      {notCleared && (
        <Text size="xs" fw={600}>
          {t('assessments.list.notCleared')}
        </Text>
      )}
    </div>
  )
}
