import type { AssessmentReport } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '../../shared/Loaded.tsx'
import { usePortalName } from '../../shared/usePortalName.ts'
import { assessmentNumber } from '../assessmentNumber.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { useLeaveOnFailure } from '../useLeaveOnFailure.ts'
import { ReportDocument } from './ReportDocument.tsx'
import { ReportToolbar } from './ReportToolbar.tsx'
import classes from './report.module.css'

/** The report: a document that stands alone, for the screen and for A4. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const portalName = usePortalName()
  const query = useQuery(assessmentQueries.report(id))
  useLeaveOnFailure(query.error)
  const number = query.data && assessmentNumber(query.data.assessment.id)
  return (
    <div className={classes.desk}>
      <title>{`${t('assessments.report.title', { number: number ?? '' })} - ${portalName}`}</title>
      <ReportToolbar id={id} />
      <Loaded query={query} lines={12}>
        {(report: AssessmentReport) => <ReportDocument report={report} portalName={portalName} />}
      </Loaded>
    </div>
  )
}
