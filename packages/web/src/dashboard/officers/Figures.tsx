import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { isOfficer } from '../../shared/navigation/isOfficer.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import { dashboardQueries } from '../dashboard.queries.ts'
import classes from './Figures.module.css'

const LIGHTS = ['RED', 'AMBER', 'GREEN'] as const

/** For roles that open locks or manage users: the number of the account's assessments by status. */
export function Figures() {
  const { user } = useSession()
  const actions = user?.allowedActions ?? []
  return isOfficer(actions) ? <CountedFigures /> : null
}

function CountedFigures() {
  const { t } = useTranslation()
  const { data, isError } = useQuery(dashboardQueries.visible)
  const { data: late } = useQuery(dashboardQueries.overdue)
  const { data: ending } = useQuery(dashboardQueries.endingPapers)
  if (isError || data?.total === 0) return null
  const counts = data?.counts
  return (
    <section aria-label={t('dashboard.figures')}>
      <ul className={classes.figures}>
        <Figure count={late?.count} to={`${paths.due}?view=overdue`} isUrgent={late !== undefined && late.count > 0}>
          {t('dashboard.overdue', { count: late?.count ?? 0 })}
        </Figure>
        <Figure count={ending?.count} to={paths.papers}>
          {t('dashboard.endingPapers', { count: ending?.count ?? 0 })}
        </Figure>
        <Figure count={counts?.locked} to={listOf('locked=true')}>
          <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" className={classes.lock}>
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {t('dashboard.locked')}
        </Figure>
        {LIGHTS.map((light) => (
          <Figure key={light} count={counts?.[light]} to={listOf(`status=COMPLETED&result=${light}`)}>
            <LightShape status={light} size={13} />
            {t(`light.${light}.name`)}
          </Figure>
        ))}
        <Figure count={counts?.inProgress} to={listOf('status=IN_PROGRESS')}>
          {t('dashboard.inProgress')}
        </Figure>
      </ul>
    </section>
  )
}

const listOf = (search: string): string => `${paths.assessments}?${search}`

type FigureProps = { count: number | string | undefined; to: string; isUrgent?: boolean; children: ReactNode }

/** A non-breaking space keeps the place of a number that is still loading. */
const Figure = ({ count = '\u00a0', to, isUrgent = false, children }: FigureProps) => (
  <li>
    <Link to={to} className={classes.figure} data-urgent={isUrgent}>
      <b>{count}</b> <span>{children}</span>
    </Link>
  </li>
)

/** Loaded only for the roles that see them. */
export const loadCharts = async () => ({ default: (await import('./Charts.tsx')).Charts })
