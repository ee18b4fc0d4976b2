import { TREATY_DOCUMENTS } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../dates/dates.ts'
import { Failure } from '../feedback/Failure.tsx'
import { paths } from '../navigation/paths.ts'
import classes from './news.module.css'
import { newsQueries } from './news.queries.ts'

const COUNTED = ['party', 'ratified', 'non_party', 'notVerified'] as const

/** Address of the list of parties. */
const PARTIES = `${paths.legalDocument(null, TREATY_DOCUMENTS.nagoya)}#parties`

/** Non-breaking space that reserves the line while loading. */
const NOT_YET = '\u00a0'
/** As wide as a date, so that line breaks do not change when the date appears. */
const NO_DAY_YET = '…'.padEnd(10, '\u2007')

/** Counts of party, ratified and non-party states; labels render at once, numbers when loaded. */
export function Counters() {
  const { t } = useTranslation()
  const counter = useQuery(newsQueries.counter)
  if (counter.isError && !counter.data) return <Failure error={counter.error} onRetry={() => counter.refetch()} />
  return (
    <div className={classes.counted} aria-busy={counter.isPending}>
      <dl className={classes.counters}>
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{t(`news.counters.${name}`)}</dt>
            <dd>{counter.data?.[name] ?? NOT_YET}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.asOf}>
        {t('news.asOf', { day: counter.data ? formatDay(counter.data.asOf) : NO_DAY_YET })}
      </p>
      <p className={classes.asOf}>
        <Link to={PARTIES}>{t('news.whoTheyAre')}</Link>
      </p>
    </div>
  )
}
