import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { NewsList } from '../shared/news/NewsList.tsx'
import { newsQueries } from '../shared/news/news.queries.ts'
import { Card, EmptyCard } from './card/Card.tsx'

const NEWEST = 5

/** News, and the number of parties to the protocol. */
export function NewsCard() {
  const { t } = useTranslation()
  const counter = useQuery(newsQueries.counter)
  return (
    <Card
      title={t('dashboard.news.title')}
      note={counter.data && t('dashboard.news.counted', counter.data)}
      action={<Link to={paths.news}>{t('dashboard.news.all')}</Link>}
    >
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
