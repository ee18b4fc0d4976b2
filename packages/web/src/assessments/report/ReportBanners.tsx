import type { Assessment } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '../../shared/dates.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import classes from './report.module.css'

type Props = { assessment: Assessment; asKnownOn: string | undefined }

/** On every page of paper: that the report looks back, is provisional, or that a lock is still closed. */
export function ReportBanners({ assessment, asKnownOn }: Props) {
  const { t } = useTranslation()
  const provisional = assessment.status !== 'COMPLETED'
  if (!provisional && assessment.cleared && !asKnownOn) return null
  return (
    <div className={classes.banners} role="note">
      {asKnownOn && <AsKnown assessment={assessment} asKnownOn={asKnownOn} />}
      {provisional && <p className={classes.banner}>{t('assessments.report.provisional')}</p>}
      {!assessment.cleared && <p className={classes.banner}>{t('assessments.report.notCleared')}</p>}
    </div>
  )
}

/** Of what day the report is, and whether a later result has taken its place. */
function AsKnown({ assessment, asKnownOn }: { assessment: Assessment; asKnownOn: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(assessmentQueries.one(assessment.assessmentId))
  const at = asKnownOn.includes('T') ? formatInstant(asKnownOn) : formatDay(asKnownOn)
  const later = data?.assessment.decidedAt
  if (!later) return <p className={classes.banner}>{t('assessments.report.asKnownOn', { at })}</p>
  return (
    <p className={classes.banner}>
      {later === assessment.decidedAt
        ? t('assessments.report.latest', { at })
        : t('assessments.report.superseded', { at, later: formatInstant(later) })}
    </p>
  )
}
