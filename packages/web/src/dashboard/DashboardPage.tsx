import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { Loading } from '../shared/feedback/Loading.tsx'
import inOrder from '../shared/layout/inOrder.module.css'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { ChangedByLawCard } from './ChangedByLawCard.tsx'
import classes from './DashboardPage.module.css'
import { Deadlines } from './Deadlines.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import { Events } from './Events.tsx'
import { MyTurn } from './MyTurn.tsx'
import { NewsCard } from './NewsCard.tsx'
import { OverdueReviews } from './OverdueReviews.tsx'
import { StartCards } from './StartCards.tsx'

/** Tasks, changes by law, deadlines, news and events; a user without assessments sees where to start. */
export function DashboardPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('dashboard.title')} lead={t('dashboard.lead')} />
      <Board />
    </>
  )
}

function Board() {
  const { user } = useSession()
  const begun = useQuery(dashboardQueries.begun(user?.userId))
  const turn = useQuery(dashboardQueries.myTurn)
  if (begun.isPending || turn.isPending) return <Loading lines={8} />
  const hasNothing = begun.data?.counts.all === 0 && turn.data?.count === 0
  return (
    <>
      {hasNothing && <StartCards />}
      <div className={`${classes.board} ${inOrder.columns}`}>
        {!hasNothing && (
          <div className={`${classes.column} ${inOrder.parts}`}>
            <MyTurn />
            <Deadlines />
          </div>
        )}
        <div className={`${classes.column} ${inOrder.parts}`}>
          {!hasNothing && <ChangedByLawCard />}
          <OverdueReviews />
          <NewsCard />
        </div>
      </div>
      <Events />
    </>
  )
}
