import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../dates.ts'
import { Loaded } from '../Loaded.tsx'
import classes from './news.module.css'
import { newsQueries } from './news.queries.ts'

const COUNTED = ['party', 'ratified', 'non_party', 'notVerified'] as const

/** How many states are party, ratified or neither, and the day that is known for. */
export function Counters() {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(newsQueries.counter)} lines={2}>
      {(counter) => (
        <div className={classes.counted}>
          <dl className={classes.counters}>
            {COUNTED.map((name) => (
              <div key={name}>
                <dt>{t(`news.counters.${name}`)}</dt>
                <dd>{counter[name]}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.asOf}>{t('news.asOf', { day: formatDay(counter.asOf) })}</p>
        </div>
      )}
    </Loaded>
  )
}
