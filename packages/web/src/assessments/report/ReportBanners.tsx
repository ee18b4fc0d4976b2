import type { Assessment } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './report.module.css'

/** On every page of paper: that the report is provisional, or that a lock is still closed. */
export function ReportBanners({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const provisional = assessment.status !== 'COMPLETED'
  if (!provisional && assessment.cleared) return null
  return (
    <div className={classes.banners} role="note">
      <p className={classes.banner}>
        {t(provisional ? 'assessments.report.provisional' : 'assessments.report.notCleared')}
      </p>
    </div>
  )
}
