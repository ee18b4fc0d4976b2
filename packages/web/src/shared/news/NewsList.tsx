import { Title, VisuallyHidden } from '@mantine/core'
import type { NewsItem } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CountryPicture } from '../countries/CountryPicture.tsx'
import { countryStatsQuery } from '../countries/countries.ts'
import { formatDay } from '../dates/dates.ts'
import { Loading } from '../feedback/Loading.tsx'
import { LawText } from '../law/LawText.tsx'
import { paths } from '../navigation/paths.ts'
import classes from './news.module.css'

type Props = { items: readonly NewsItem[]; isShort?: boolean }

/** News in the given order; country codes stand in for names that cannot be loaded. */
export function NewsList({ items, isShort = false }: Props) {
  const stats = useQuery(countryStatsQuery)
  if (stats.isPending) return <Loading lines={8} />
  return (
    <ul className={classes.list} data-short={isShort}>
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

/** The portal words its own news in the language of the reader; the others are in English. */
const wordsOf = (kind: NewsItem['kind']) => (kind === 'content' ? LawText : Fragment)

type NewsEntryProps = { item: NewsItem; countryName: string | undefined; isShort?: boolean }

/** A news item with date, kind, country and external source. */
function NewsEntry({ item, countryName, isShort = false }: NewsEntryProps) {
  const { t } = useTranslation()
  const { date, kind, title, text, countryId, confidence } = item
  const Words = wordsOf(kind)
  return (
    <li className={classes.item}>
      <p className={classes.meta}>
        <time dateTime={date}>{formatDay(date)}</time>
        {!isShort && <> · {t(`news.kinds.${kind}`)}</>}
      </p>
      <Title order={3} className={classes.title}>
        <Words>{title}</Words>
      </Title>
      {!isShort && (
        <p className={classes.text}>
          <Words>{text}</Words>
        </p>
      )}
      <div className={classes.links}>
        {countryId && (
          <Link to={paths.country(countryId)} className={classes.country}>
            {!isShort && <CountryPicture iso2={countryId} kind="thumbs" />}
            {countryName ?? countryId}
          </Link>
        )}
        {item.step && <Link to={paths.differences(item.step)}>{t('news.differences')}</Link>}
        <Source item={item} />
        {!isShort && confidence && <span className={classes.meta}>{t(`informationHub.confidence.${confidence}`)}</span>}
      </div>
    </li>
  )
}

/** External link, announced as such. */
function Source({ item: { url, title, kind } }: { item: NewsItem }) {
  const { t } = useTranslation()
  const Words = wordsOf(kind)
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {t('news.source')}
      <VisuallyHidden>
        {t('list.labelled', { label: '', value: '' })}
        <Words>{title}</Words>
      </VisuallyHidden>
    </a>
  )
}
