import { useTranslation } from 'react-i18next'
import { formatInstantInUtc, formatRelative } from '../../shared/dates/dates.ts'
import classes from './history.module.css'
import { ResultEntry } from './ResultEntry.tsx'
import { type Entry, type History, timeline } from './timeline.ts'

type Props = { id: string; history: History }

export function HistoryList({ id, history }: Props) {
  const { t } = useTranslation()
  const [present] = history.rows
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className={classes.title}>
        {t('assessments.history.list')} ({t('assessments.history.results', { count: history.count })})
      </h2>
      <ol className={classes.timeline}>
        {timeline(history).map((entry) =>
          entry.kind === 'result' ? (
            <ResultEntry
              key={entry.result.decisionId}
              id={id}
              result={entry.result}
              earlier={entry.earlier}
              isPresent={entry.result === present}
            />
          ) : (
            <EventEntry key={`${entry.at} ${entry.event.text}`} event={entry.event} />
          ),
        )}
      </ol>
    </section>
  )
}

function EventEntry({ event: { text, by, at } }: { event: Extract<Entry, { kind: 'event' }>['event'] }) {
  const { t } = useTranslation()
  return (
    <li className={classes.entry} data-kind="event">
      <p className={classes.event}>{t('assessments.history.event', { text, who: by })}</p>
      <p className={classes.small}>
        <time dateTime={at}>{formatInstantInUtc(at)}</time> ({formatRelative(at)})
      </p>
    </li>
  )
}
