import { Button, Group } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import {
  ChangedByLawCard,
  dashboardQueries,
  Events,
  Figures,
  loadCharts,
  Materials,
  MyTurn,
  NewsCard,
  OverdueReviews,
  StartCards,
} from '../../dashboard/index.ts'
import { MyDuties, useNextDuty } from '../../duties/index.ts'
import { useWaitingDrafts } from '../../legal-content/index.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useRetryFailed } from '../../shared/feedback/useRetryFailed.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { AssessButton } from '../../shared/layout/AssessButton.tsx'
import inOrder from '../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { isOfficer } from '../../shared/navigation/isOfficer.ts'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './DashboardPage.module.css'

const Charts = lazy(loadCharts)

/** Tasks, duties, changes by law, own materials, news and events, and charts for officers; a user without assessments sees where to start. */
export function DashboardPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('dashboard.title')} lead={<Waiting />} actions={<Actions />} />
      <Board />
    </>
  )
}

/** The number of open tasks, and the next due day. */
function Waiting() {
  const { t } = useTranslation()
  const { user } = useSession()
  const begun = useQuery(dashboardQueries.begun(user?.userId))
  const turn = useQuery(dashboardQueries.myTurn)
  const { next, overdue, isPending } = useNextDuty()
  const waiting = useWaitingDrafts()
  const isLoading = begun.isPending || turn.isPending || isPending || waiting.isLoading
  // A placeholder of the usual length, so that nothing shifts when the sentence arrives.
  if (isLoading || !begun.data || !turn.data) return <Placeholder />
  const count = waiting.drafts.length + begun.data.total + turn.data.count
  return (
    <>
      {count > 0 && t('dashboard.waiting', { count })} {overdue > 0 && t('dashboard.overdueDuty', { count: overdue })}
      {count === 0 && overdue === 0 && t('dashboard.nothingWaits')}{' '}
      {next && t('dashboard.nextDuty', { day: formatDay(next) })}
    </>
  )
}

function Placeholder() {
  const { t } = useTranslation()
  return (
    <span className={classes.placeholder}>
      {t('dashboard.waiting', { count: 2 })} {t('dashboard.nextDuty', { day: formatDay('2000-01-01') })}
    </span>
  )
}

function Actions() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return null
  return (
    <Group gap="sm">
      <Button component={Link} to={paths.handOverSheet} variant="default">
        {t('dashboard.assess.fromSheet')}
      </Button>
      <AssessButton />
    </Group>
  )
}

/**
 * Whether nothing has come yet, not even an error. Cards ask again for what failed as soon as they are shown: taken away for
 * that wait, they would be shown and ask without end.
 */
const isFirstWait = ({ isPending, errorUpdateCount }: Pick<UseQueryResult, 'isPending' | 'errorUpdateCount'>) =>
  isPending && errorUpdateCount === 0

const isUnread = ({ isLoadingError }: Pick<UseQueryResult, 'isLoadingError'>) => isLoadingError

function Board() {
  const { user } = useSession()
  const begun = useQuery(dashboardQueries.begun(user?.userId))
  const turn = useQuery(dashboardQueries.myTurn)
  // Names of assessments are built from the texts of the questionnaire.
  const content = useQuery(contentQueries.survey)
  const { drafts } = useWaitingDrafts()
  const retry = useRetryFailed()
  if ([begun, turn, content].some(isFirstWait)) return <Loading lines={8} />
  // When not even the tasks come, nothing else does: one message instead of one in each card.
  if ([begun, turn].every(isUnread)) return <Failure error={begun.error} onRetry={retry} />
  const hasNothing = begun.data?.counts.all === 0 && turn.data?.count === 0
  return (
    <>
      {hasNothing && <StartCards />}
      {!hasNothing && <Figures />}
      <div className={`${classes.board} ${inOrder.columns}`}>
        {!hasNothing && (
          <>
            <div className={`${classes.column} ${inOrder.parts}`}>
              <MyTurn />
              <MyDuties />
            </div>
            <div className={`${classes.column} ${inOrder.parts}`}>
              <ChangedByLawCard />
              <OverdueReviews />
              <NewsCard />
            </div>
            <div className={classes.whole}>
              <Materials />
            </div>
            {isOfficer(user?.allowedActions ?? []) && (
              <Suspense fallback={<Loading lines={8} />}>
                <Charts />
              </Suspense>
            )}
          </>
        )}
        {hasNothing && (
          <div className={`${classes.column} ${inOrder.parts}`}>
            {drafts.length > 0 && <MyTurn />}
            <OverdueReviews />
            <NewsCard />
          </div>
        )}
        <Events />
      </div>
    </>
  )
}
