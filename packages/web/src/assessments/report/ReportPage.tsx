import { type AssessmentReport, assessmentNumber } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { usePortalName } from '../../shared/layout/usePortalName.ts'
import { useLeaveOnFailure } from '../answering/useLeaveOnFailure.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { NoReportThen } from './NoReportThen.tsx'
import { ReportDocument } from './ReportDocument.tsx'
import { ReportToolbar } from './ReportToolbar.tsx'
import classes from './report.module.css'

/** The report: a document that stands alone, for the screen and for A4; `?asKnownOn` shows it as of then. */
export function ReportPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { t } = useTranslation()
  const portalName = usePortalName()
  const asKnownOn = search.get('asKnownOn') ?? undefined
  const query = useQuery(assessmentQueries.report(id, asKnownOn))
  const refusedTime = timeRefusal(query.error)
  useLeaveOnFailure(query.data || refusedTime ? null : query.error)
  const number = query.data && assessmentNumber(query.data.assessment.id)
  return (
    <div className={classes.desk}>
      <title>{`${t('assessments.report.title', { number: number ?? '' })} - ${portalName}`}</title>
      {refusedTime ? (
        <NoReportThen {...{ id, asKnownOn }} reason={refusedTime} />
      ) : (
        <>
          <ReportToolbar id={id} asKnownOn={asKnownOn} assessment={query.data?.assessment} />
          <Loaded query={query} lines={12}>
            {(report: AssessmentReport) => <ReportDocument {...{ report, portalName }} />}
          </Loaded>
        </>
      )}
    </div>
  )
}

/** What the server says against the time that was asked for, where that is all that is wrong; null: nothing. */
function timeRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.fields.some(({ path }) => path !== 'asKnownOn')) return null
  return error.fields[0]?.message ?? null
}
