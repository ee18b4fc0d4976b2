import type { ChangedByLaw as Change } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { countryStatsQuery } from '../shared/countries.queries.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { RelativeTime } from '../shared/RelativeTime.tsx'
import { TrafficLight } from '../shared/TrafficLight.tsx'
import { AssessmentLink } from './AssessmentLink.tsx'
import classes from './Card.module.css'
import { Card, EmptyCard } from './Card.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import { FewRows } from './FewRows.tsx'

/** One's own assessments that another version of the law gave another colour. */
export function ChangedByLaw() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.changed.title')}>
      <Loaded query={useQuery(dashboardQueries.changedByLaw)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t('dashboard.changed.empty')} />
          ) : (
            <FewRows rows={rows}>
              {(change) => <ChangeRow key={`${change.assessmentId} ${change.changedAt}`} change={change} />}
            </FewRows>
          )
        }
      </Loaded>
    </Card>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row}>
      <AssessmentLink assessment={change} />
      <p className={classes.lights}>
        <span>{t('dashboard.changed.before')}</span>
        <TrafficLight status={change.before} />
        <span aria-hidden="true">→</span>
        <span>{t('dashboard.changed.to')}</span>
        <TrafficLight status={change.after} />
      </p>
      <p className={classes.small}>
        <LawName change={change} /> · <RelativeTime instant={change.changedAt} />
      </p>
    </li>
  )
}

/** The treaty level is content of its own and no country. */
const TREATIES = 'protocol'

function LawName({ change: { country, version } }: { change: Change }) {
  const { t } = useTranslation()
  const stats = useQuery(countryStatsQuery)
  if (country === TREATIES) return t('dashboard.changed.treaties', { version })
  const name = stats.data?.rows.find(({ iso2 }) => iso2 === country)?.name ?? country
  return <Link to={paths.country(country)}>{t('dashboard.changed.law', { country: name, version })}</Link>
}
