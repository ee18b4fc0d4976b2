import type { AssessmentRow } from '@portal/contract'
import { accessMark } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { AssessmentLink } from '../../cases/index.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { LawLine, LawLineAxis } from '../../shared/lawLine/LawLine.tsx'
import { useLawLines } from '../../shared/lawLine/lawLine.queries.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { Card } from '../card/Card.tsx'
import { dashboardQueries } from '../dashboard.queries.ts'
import classes from './Materials.module.css'

/** One's own completed assessments, each with the law of its country by the day of access; nothing without any. */
export function Materials() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data, isError } = useQuery(dashboardQueries.completed(user?.userId))
  const lawOf = useLawLines(data?.rows ?? [])
  const { data: content } = useQuery(contentQueries.survey)
  if (!data && !isError) return <Loading />
  if (!data || !content || data.total === 0 || !user) return null
  const address = new URLSearchParams({ status: 'COMPLETED', owner: user.userId })
  const lawName = ({ providerCountry, intendedUse }: AssessmentRow) => ({
    country: content.countries.find(({ iso2 }) => iso2 === providerCountry)?.name ?? '',
    use: content.uses.find(({ id }) => id === intendedUse?.[0])?.title ?? '',
  })
  return (
    <Card
      title={t('dashboard.materials.title')}
      action={<Link to={`${paths.assessments}?${address}`}>{t('dashboard.materials.all', { count: data.total })}</Link>}
    >
      <div className={classes.axis}>
        <LawLineAxis />
      </div>
      <ul className={classes.lines}>
        {data.rows.map((row) => {
          const segments = lawOf(row)
          return (
            <li key={row.assessmentId} className={classes.line}>
              <span className={classes.name}>
                <AssessmentLink assessment={row} />
              </span>
              <span className={classes.law}>
                {segments !== undefined && (
                  <LawLine size="row" law={lawName(row)} segments={segments} mark={accessMark(row)} isReference />
                )}
              </span>
              <TrafficLight status={row.result} />
            </li>
          )
        })}
      </ul>
      <p className={classes.caption}>
        {t('dashboard.materials.caption')} {t('lawLine.usualAnswers')}
      </p>
    </Card>
  )
}
