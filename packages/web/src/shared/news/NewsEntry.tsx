import { Title, VisuallyHidden } from '@mantine/core'
import type { NewsItem } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { CountryPicture } from '../countries/CountryPicture.tsx'
import { formatDay } from '../dates/dates.ts'
import classes from './news.module.css'

type Props = { item: NewsItem; countryName: string | undefined; isShort?: boolean }

/** One piece of news: its day and kind in words, what it tells, the country it is about and the source outside. */
export function NewsEntry({ item, countryName, isShort = false }: Props) {
  const { t } = useTranslation()
  const { date, kind, title, text, countryId, confidence } = item
  return (
    <li className={classes.item}>
      <p className={classes.meta}>
        <time dateTime={date}>{formatDay(date)}</time> · {t(`news.kinds.${kind}`)}
      </p>
      <Title order={3} className={classes.title}>
        {title}
      </Title>
      {!isShort && <p className={classes.text}>{text}</p>}
      <div className={classes.links}>
        {countryId && (
          <Link to={paths.country(countryId)} className={classes.country}>
            <CountryPicture iso2={countryId} kind="thumbs" />
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

/** Leads out of the portal, and says so. */
function Source({ item: { url, title } }: { item: NewsItem }) {
  const { t } = useTranslation()
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {t('news.source')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </a>
  )
}
