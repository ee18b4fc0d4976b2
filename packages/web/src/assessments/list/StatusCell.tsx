import { Text } from '@mantine/core'
import type { AssessmentRow } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import classes from './list.module.css'

/** The status in words and how much is answered; of a deleted one, when that was. */
export function StatusCell({ row: { status, progress, deletedAt } }: { row: AssessmentRow }) {
  const { t } = useTranslation()
  return (
    <div className={classes.status}>
      <span>{t(`assessments.status.${status}`)}</span>
      {status === 'IN_PROGRESS' && (
        <>
          <progress max={100} value={progress} aria-hidden="true" />
          <span>{t('assessments.list.percent', { percent: progress })}</span>
        </>
      )}
      {deletedAt && (
        <Text size="xs" component="span">
          {t('assessments.manage.deleted', { at: formatInstant(deletedAt) })}
        </Text>
      )}
    </div>
  )
}
