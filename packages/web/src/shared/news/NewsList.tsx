import type { NewsItem } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { countryStatsQuery } from '../countries/countries.queries.ts'
import { Loading } from '../feedback/Loading.tsx'
import { NewsEntry } from './NewsEntry.tsx'
import classes from './news.module.css'

type Props = { items: readonly NewsItem[]; isShort?: boolean }

/** News in the order given, with the names of countries; with their codes should the names not come. */
export function NewsList({ items, isShort = false }: Props) {
  const stats = useQuery(countryStatsQuery)
  if (stats.isPending) return <Loading lines={8} />
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <NewsEntry
          key={item.newsId}
          item={item}
          countryName={stats.data?.rows.find(({ iso2 }) => iso2 === item.countryId)?.name}
          isShort={isShort}
        />
      ))}
    </ul>
  )
}
