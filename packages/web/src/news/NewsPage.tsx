import { Title } from '@mantine/core'
import type { NewsItem } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../shared/feedback/Empty.tsx'
import { Loaded } from '../shared/feedback/Loaded.tsx'
import { LawLanguage } from '../shared/law/LawLanguage.tsx'
import inOrder from '../shared/layout/inOrder.module.css'
import { PageTitle } from '../shared/layout/PageTitle.tsx'
import { Counters } from '../shared/news/Counters.tsx'
import { NewsList } from '../shared/news/NewsList.tsx'
import { newsQueries } from '../shared/news/news.queries.ts'
import classes from './NewsPage.module.css'
import map from './PartyMap.module.css'

/** Its geometry and projection are loaded after the rest of the screen. */
const PartyMap = lazy(async () => ({ default: (await import('./PartyMap.tsx')).PartyMap }))

/** News by month, then the counters of parties. */
export function NewsPage() {
  const { t } = useTranslation()
  const news = useQuery(newsQueries.list)
  return (
    <>
      <PageTitle title={t('news.title')} lead={t('news.lead')} />
      <div className={classes.page}>
        <div>
          <LawLanguage of="news" />
          <Loaded query={news} lines={8}>
            {({ rows }) => <Months rows={rows} />}
          </Loaded>
        </div>
        {/* After the news, which it would say not to be there either, and would be moved by. */}
        {news.data && <Parties />}
      </div>
    </>
  )
}

function Parties() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="parties" className={classes.parties}>
      <Title order={2} id="parties" mb="sm">
        {t('news.parties')}
      </Title>
      <Counters />
      <div className={map.map}>
        <Suspense>
          <PartyMap />
        </Suspense>
      </div>
    </section>
  )
}

function Months({ rows }: { rows: readonly NewsItem[] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return <Empty title={t('news.empty.title')} hint={t('news.empty.hint')} />
  return (
    <div className={inOrder.parts}>
      {byMonth(rows).map(([month, items]) => (
        <Month key={month} month={month} items={items} />
      ))}
    </div>
  )
}

function Month({ month, items }: { month: string; items: readonly NewsItem[] }) {
  return (
    <section aria-labelledby={`month-${month}`} className={classes.month}>
      <Title order={2} id={`month-${month}`}>
        {monthText(month)}
      </Title>
      <NewsList items={items} />
    </section>
  )
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** `November 2026`, in the language of the screen. */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), MONTH).format(new Date(`${month}-01T00:00:00Z`))

/** Groups news by month in the given order. */
const byMonth = (rows: readonly NewsItem[]) =>
  [...new Set(rows.map(monthOf))].map((month) => [month, rows.filter((row) => monthOf(row) === month)] as const)

const monthOf = ({ date }: NewsItem) => date.slice(0, 7)
