import { Anchor } from '@mantine/core'
import type { Assessment } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { assessmentQueries, Comments } from '../../cases/index.ts'
import { formatRelative } from '../../shared/dates/RelativeTime.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './aside.module.css'

/** Beside the record on a wide screen: its comments, and what happened last. */
export function RecordAside({ assessment: { assessmentId } }: { assessment: Pick<Assessment, 'assessmentId'> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.aside}>
      <section aria-labelledby="aside-comments">
        <h2 id="aside-comments">{t('assessments.comments.open')}</h2>
        <Comments id={assessmentId} />
      </section>
      <section aria-labelledby="aside-history">
        <h2 id="aside-history">{t('assessments.manage.history')}</h2>
        <LastEvents id={assessmentId} />
        <Anchor component={Link} to={paths.history(assessmentId)} size="sm">
          {t('assessments.history.all')}
        </Anchor>
      </section>
    </div>
  )
}

const MAX_SHOWN = 5

function LastEvents({ id }: { id: string }) {
  const { t } = useTranslation()
  const history = useQuery(assessmentQueries.history(id))
  return (
    <Loaded query={history}>
      {({ events }) => (
        <ol className={classes.events}>
          {events
            .toSorted((one, other) => other.at.localeCompare(one.at))
            .slice(0, MAX_SHOWN)
            .map(({ text, by, at }) => (
              <li key={`${at} ${text}`}>
                {t('assessments.history.event', { text, who: by })}
                <time dateTime={at}>{formatRelative(at)}</time>
              </li>
            ))}
        </ol>
      )}
    </Loaded>
  )
}
