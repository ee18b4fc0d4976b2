import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { Counters } from '../shared/news/Counters.tsx'
import { NewsList } from '../shared/news/NewsList.tsx'
import { newsQueries } from '../shared/news/news.queries.ts'
import { Card, EmptyCard } from './Card.tsx'
import classes from './NewsCard.module.css'

/** Its geometry and projection are loaded once the rest stands. */
const PartyMap = lazy(async () => ({ default: (await import('./PartyMap.tsx')).PartyMap }))

const NEWEST = 5

/** News, and the parties to the protocol as numbers and on a map. */
export function NewsCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('dashboard.news.title')} action={<Link to={paths.news}>{t('dashboard.news.all')}</Link>}>
      <Counters />
      <div className={classes.map}>
        <Suspense>
          <PartyMap />
        </Suspense>
      </div>
      <Loaded query={useQuery(newsQueries.list)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyCard text={t('dashboard.news.empty')} />
          ) : (
            <NewsList items={rows.slice(0, NEWEST)} isShort />
          )
        }
      </Loaded>
    </Card>
  )
}
