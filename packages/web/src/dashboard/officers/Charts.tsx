import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AssessmentLink } from '../../cases/index.ts'
import { DutiesByWeek } from '../../duties/index.ts'
import { RelativeTime } from '../../shared/dates/RelativeTime.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import cardClasses from '../card/Card.module.css'
import { Card, EmptyCard } from '../card/Card.tsx'
import { dashboardQueries } from '../dashboard.queries.ts'
import classes from './Charts.module.css'
import { PlacesMap } from './PlacesMap.tsx'
import { ResultsByMonth } from './ResultsByMonth.tsx'

/** Charts for officers: results, duties, countries and the longest waiting cases; each figure links to its list. */
export function Charts() {
  const { t } = useTranslation()
  const query = useQuery(dashboardQueries.charts)
  return (
    <div className={classes.charts}>
      <Card title={t('assessments.charts.months')} note={t('assessments.charts.monthsNote')}>
        <Loaded query={query} lines={6}>
          {({ months }) => <ResultsByMonth months={months} />}
        </Loaded>
      </Card>
      <Card
        title={t('assessments.charts.weeks')}
        action={<Link to={paths.due}>{t('assessments.charts.weeksAll')}</Link>}
      >
        <DutiesByWeek />
      </Card>
      <Card title={t('assessments.charts.map')}>
        <Loaded query={query} lines={6}>
          {({ countries }) => <PlacesMap countries={countries} />}
        </Loaded>
      </Card>
      <LongestLocked />
    </div>
  )
}

function LongestLocked() {
  const { t } = useTranslation()
  const query = useQuery(dashboardQueries.charts)
  return (
    <Card
      title={t('assessments.charts.longest')}
      action={<Link to={`${paths.assessments}?locked=true`}>{t('assessments.charts.all')}</Link>}
    >
      <Loaded query={query} lines={6}>
        {({ notCleared }) =>
          notCleared.length === 0 ? (
            <EmptyCard text={t('assessments.charts.none')} />
          ) : (
            <>
              <ul className={cardClasses.list}>
                {notCleared.map((one) => (
                  <li key={one.assessmentId} className={cardClasses.row} data-columns>
                    <LightShape status={one.result} size={16} />
                    <div>
                      <AssessmentLink assessment={one} />
                      <p className={cardClasses.small}>{one.owner}</p>
                    </div>
                    <span className={cardClasses.when}>
                      <RelativeTime instant={one.lockedAt} isShort />
                    </span>
                  </li>
                ))}
              </ul>
              <p className={classes.caption}>{t('assessments.charts.longestNote')}</p>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
