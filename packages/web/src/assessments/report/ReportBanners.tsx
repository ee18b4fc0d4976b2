import type { AssessmentReport } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstantInUtc } from '../../shared/dates/dates.ts'
import classes from './report.module.css'

/** On every page of paper: that the report looks back, is provisional, or that a lock is still closed. */
export function ReportBanners({ report }: { report: AssessmentReport }) {
  const { t } = useTranslation()
  const { status, cleared } = report.assessment
  const provisional = status !== 'COMPLETED'
  const lookBack = useLookBack(report)
  if (!provisional && cleared && !lookBack) return null
  return (
    <div className={classes.banners} role="note">
      {lookBack && <p className={classes.banner}>{lookBack}</p>}
      {provisional && <p className={classes.banner}>{t('assessments.report.provisional')}</p>}
      {!cleared && <p className={classes.banner}>{t('assessments.report.notCleared')}</p>}
    </div>
  )
}

/** Of what day the report is, and whether a later result has taken its place. */
function useLookBack({ asKnownOn, superseded }: AssessmentReport): string | undefined {
  const { t } = useTranslation()
  if (asKnownOn === undefined) return undefined
  const at = asKnownOn.includes('T') ? formatInstantInUtc(asKnownOn) : formatDay(asKnownOn)
  if (superseded === undefined) return t('assessments.report.asKnownOn', { at })
  return superseded === null
    ? t('assessments.report.latest', { at })
    : t('assessments.report.superseded', { at, later: formatInstantInUtc(superseded) })
}
