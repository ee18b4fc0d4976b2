import type { AssessmentReport } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatInstantInUtc } from '../../shared/dates/dates.ts'
import { OverdueBadge } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './report.module.css'

/** The results up to the one shown, newest first: when, which colour, why and by whom. */
export function ReportHistory({ history }: { history: AssessmentReport['history'] }) {
  const { t } = useTranslation()
  if (history.length === 0) return <p>{t('assessments.report.historyNone')}</p>
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          <th scope="col">{t('assessments.report.decidedAt')}</th>
          <th scope="col">{t('assessments.result.title')}</th>
          <th scope="col">{t('assessments.report.cause')}</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ decisionId, decidedAt, status, reviewOverdueSince, cause, decidedBy }) => (
          <tr key={decisionId}>
            <td>{formatInstantInUtc(decidedAt)}</td>
            <td>
              <TrafficLight status={status} /> {reviewOverdueSince !== null && <OverdueBadge />}
            </td>
            <td>{t(`assessments.history.causes.${cause}`, { who: decidedBy })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
